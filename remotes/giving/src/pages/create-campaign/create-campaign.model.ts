import { createDraft, textFields } from '@furrow/forms/draft';
import { mostAmount } from '@furrow/ui/amount';
import { stored } from '../../stored';

type Choice = { value: string; label: string };

export const campaignCategories = [
  { value: 'technology', label: 'Technology' },
  { value: 'research', label: 'Research' },
  { value: 'seeds', label: 'Seeds' },
  { value: 'equipment', label: 'Equipment' },
  { value: 'environment', label: 'Environment' },
  { value: 'education', label: 'Education' },
] as const satisfies Choice[];

export const farmSizes = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
  { value: 'xlarge', label: 'Extra large' },
] as const satisfies Choice[];

/** Everything is text, as it stands in the fields: nothing is checked before a campaign is reviewed by people. */
export const emptyCampaign = {
  title: '',
  description: '',
  category: '',
  goal: '',
  duration: '',
  location: '',
  farmName: '',
  farmerName: '',
  farmSize: '',
  impact: '',
  timeline: '',
  risks: '',
  budget: '',
};
export type CampaignForm = typeof emptyCampaign;
export type CampaignField = keyof CampaignForm;

export const requiredFields = [
  'title',
  'description',
  'category',
  'goal',
  'duration',
  'location',
  'farmerName',
] as const satisfies CampaignField[];

/** The fields of each part of the form that has any. */
const partFields = {
  details: requiredFields,
  story: ['impact', 'timeline', 'risks'],
  budget: ['budget'],
} as const satisfies Record<string, readonly CampaignField[]>;

export type CampaignPart = keyof typeof partFields;

/** Whether a part says all it can: its required fields are filled or, where it has none, all of them. */
export function isPartDone(form: CampaignForm, part: CampaignPart): boolean {
  return partFields[part].every((field) => form[field].trim() !== '');
}

export function filledCount(form: CampaignForm): number {
  return requiredFields.filter((field) => form[field].trim() !== '').length;
}

/** Share of the required fields that are filled, in whole percent. */
export function completion(form: CampaignForm): number {
  return Math.round((filledCount(form) / requiredFields.length) * 100);
}

/** The goal as a number of dollars, 0 while there is none that its field takes. */
export function goalOf({ goal }: Pick<CampaignForm, 'goal'>): number {
  return amountIn(goal);
}

function amountIn(text: string): number {
  const amount = Number(text);
  return amount > 0 && amount <= mostAmount ? amount : 0;
}

/** What the card of the campaign says on its first day. What is not typed yet is named by what belongs there. */
export function previewOf(form: CampaignForm) {
  return {
    title: form.title.trim() || 'Your title',
    by: `${form.farmerName.trim() || 'Your name'}, ${form.location.trim() || 'your city and state'}`,
    category: campaignCategories.find(({ value }) => value === form.category),
    goal: goalOf(form),
    days: amountIn(form.duration),
  };
}

export function labelOf(options: readonly Choice[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** As long as the tab lives, so that a reload loses nothing. */
export const campaignDraft = createDraft({
  ...stored.campaign,
  version: 1,
  schema: textFields(emptyCampaign),
});
