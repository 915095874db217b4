/**
 * The forms facade: the parts of react-hook-form and zod the site uses, so that they travel once and their size is known.
 * zod's parts are named one by one: its `z` object would drag every locale in.
 */
import { config } from 'zod';

// Without this zod compiles schemas with `new Function`, which the Content-Security-Policy forbids.
config({ jitless: true });

export {
  Controller,
  FormProvider,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useWatch,
} from 'react-hook-form';
export type {
  Control,
  FieldErrors,
  FieldPath,
  SubmitErrorHandler,
  SubmitHandler,
  UseFormReturn,
} from 'react-hook-form';
export { zodResolver } from '@hookform/resolvers/zod';
export { array, boolean, enum as zEnum, literal, number, object, optional, string, union } from 'zod';
export type { infer as Infer, input as Input } from 'zod';
export { focusFirstError } from './focus-first-error';
