type Option = { value: string; label: string };

export const campaignCategories = [
  { value: 'technology', label: 'Technology' },
  { value: 'research', label: 'Research' },
  { value: 'seeds', label: 'Seeds' },
  { value: 'equipment', label: 'Equipment' },
  { value: 'environment', label: 'Environment' },
  { value: 'education', label: 'Education' },
] as const satisfies Option[];

export const farmSizes = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
  { value: 'xlarge', label: 'Extra large' },
] as const satisfies Option[];

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

export function filledCount(form: CampaignForm): number {
  return requiredFields.filter((field) => form[field].trim() !== '').length;
}

/** Share of the required fields that are filled, in whole percent. */
export function completion(form: CampaignForm): number {
  return Math.round((filledCount(form) / requiredFields.length) * 100);
}

/** The goal as a number of dollars, 0 while there is none. */
export function goalOf({ goal }: Pick<CampaignForm, 'goal'>): number {
  const dollars = Number(goal);
  return Number.isFinite(dollars) && dollars > 0 ? dollars : 0;
}

export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

export function writeDraft(form: CampaignForm): string {
  return JSON.stringify(form);
}

/** What a saved draft holds of the form; undefined when it holds nothing usable. */
export function readDraft(saved: string | null): CampaignForm | undefined {
  if (!saved) return undefined;
  try {
    const draft: unknown = JSON.parse(saved);
    if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return undefined;
    const fields = Object.keys(emptyCampaign) as CampaignField[];
    const known = fields.map((field) => {
      const value: unknown = Object.hasOwn(draft, field) ? draft[field as keyof typeof draft] : '';
      return [field, typeof value === 'string' ? value : ''];
    });
    return Object.fromEntries(known) as CampaignForm;
  } catch {
    return undefined;
  }
}
