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
  firstName: requiredText('Enter your first name'),
  lastName: requiredText('Enter your last name'),
  email: requiredEmail(),
  phone: string(),
  farmName: requiredText('Enter the name of your farm or organization'),
  farmType: requiredText('Choose a farm type'),
  farmSize: requiredText('Choose a farm size'),
  location: requiredText('Enter your city and state, or city and country'),
  password: string().check(minLength(1, 'Choose a password')),
  confirmPassword: string().check(minLength(1, 'Confirm your password')),
  agreeTerms: boolean(),
});

export type Registration = Infer<typeof registrationSchema>;
