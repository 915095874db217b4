import { minLength, object, string, trim, zEnum, type Infer } from '@furrow/forms';

export const farmSizes = ['small', 'medium', 'large', 'industrial'] as const;
export const primaryCrops = ['vegetables', 'grains', 'fruits', 'livestock', 'dairy', 'mixed'] as const;
export const experienceSpans = ['0-2', '3-5', '6-10', '11-20', '20+'] as const;

/** Farm size, primary crop and experience are asked for and never enforced: '' is no answer. */
export const profileSchema = object({
  firstName: string().check(trim(), minLength(1, 'First name is required')),
  lastName: string().check(trim(), minLength(1, 'Last name is required')),
  farmName: string().check(trim(), minLength(1, 'Farm name is required')),
  location: string().check(trim(), minLength(1, 'Location is required')),
  farmSize: zEnum(['', ...farmSizes]),
  primaryCrop: zEnum(['', ...primaryCrops]),
  yearsExperience: zEnum(['', ...experienceSpans]),
  description: string().check(trim()),
});

export type Profile = Infer<typeof profileSchema>;

export const blankProfile: Profile = {
  firstName: '',
  lastName: '',
  farmName: '',
  location: '',
  farmSize: '',
  primaryCrop: '',
  yearsExperience: '',
  description: '',
};
