import { minLength, object, string, type Infer } from '@furrow/forms';
import { requiredEmail } from '../../ui/required-text';

export const loginSchema = object({
  email: requiredEmail(),
  password: string().check(minLength(1, 'Enter your password')),
});

export type Login = Infer<typeof loginSchema>;
