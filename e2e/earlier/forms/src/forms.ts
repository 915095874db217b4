/** The facade as it was a major before, for tests: `Controller` is what the next major no longer has. */
export { Controller, useForm } from 'react-hook-form';
