import { boolean, minLength, object, string, type Infer } from '@furrow/forms';
import { requiredEmail, requiredText } from '../../ui/required-text';

export const farmTypes = [
  { value: 'crops', label: 'Crops' },
  { value: 'livestock', label: 'Livestock' },
  { value: 'dairy', label: 'Dairy' },
  { value: 'mixed', label: 'Mixed' },
  { value: 'organic', label: 'Organic' },
  { value: 'other', label: 'Other' },
] as const;

export const farmSizes = [
  { value: 'small', label: 'Small (< 50 acres)' },
  { value: 'medium', label: 'Medium (50-200 acres)' },
  { value: 'large', label: 'Large (200-500 acres)' },
  { value: 'enterprise', label: 'Enterprise (> 500 acres)' },
] as const;

/** Whether the two passwords agree is not part of the schema: that is answered by a toast, after everything is filled in. */
export const registrationSchema = object({
  firstName: requiredText('First name is required'),
  lastName: requiredText('Last name is required'),
  email: requiredEmail(),
  phone: string(),
  farmName: requiredText('Farm or organization name is required'),
  farmType: requiredText('Farm type is required'),
  farmSize: requiredText('Farm size is required'),
  location: requiredText('Location is required'),
  password: string().check(minLength(1, 'Password is required')),
  confirmPassword: string().check(minLength(1, 'Repeat the password')),
  agreeTerms: boolean(),
});

export type Registration = Infer<typeof registrationSchema>;
