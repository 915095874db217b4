import { minLength, object, string, trim, zEnum, type Infer } from '@furrow/forms';
import * as words from './words';

export const farmSizes = ['small', 'medium', 'large', 'industrial'] as const;
export const primaryCrops = ['vegetables', 'grains', 'fruits', 'livestock', 'dairy', 'mixed'] as const;
export const experienceSpans = ['0-2', '3-5', '6-10', '11-20', '20+'] as const;

/** Farm size, primary crop and experience are asked for and never enforced: '' is no answer. */
export const profileSchema = object({
  firstName: string().check(trim(), minLength(1, words.enterFirstName)),
  lastName: string().check(trim(), minLength(1, words.enterLastName)),
  farmName: string().check(trim(), minLength(1, words.enterFarmName)),
  location: string().check(trim(), minLength(1, words.enterLocation)),
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
