import fc from 'fast-check';
import {
  completion,
  emptyCampaign,
  goalOf,
  isPartDone,
  previewOf,
  requiredFields,
  type CampaignForm,
} from './create-campaign.model';

const filled: CampaignForm = {
  ...emptyCampaign,
  title: 'A cider press',
  description: 'For nine orchards',
  category: 'equipment',
  goal: '12000',
  duration: '45',
  location: 'Cabot, Vermont',
  farmerName: 'Tom Whelan',
};
const anyForm = fc.record(
  Object.fromEntries(Object.keys(emptyCampaign).map((field) => [field, fc.string()])),
) as fc.Arbitrary<CampaignForm>;

describe('the completion of a campaign', () => {
  it('is the share of the seven required fields that are filled', () => {
    expect(requiredFields).toHaveLength(7);
    expect(completion(emptyCampaign)).toBe(0);
    expect(completion({ ...emptyCampaign, title: 'A cider press' })).toBe(14);
    expect(completion(filled)).toBe(100);
  });

  it('does not count spaces, nor the optional fields', () => {
    expect(completion({ ...emptyCampaign, title: '   ', impact: 'Much', budget: 'Yes', farmName: 'Maple Row' })).toBe(
      0,
    );
  });

  it('never falls when a field is filled', () => {
    fc.assert(
      fc.property(anyForm, fc.constantFrom(...requiredFields), (form, field) => {
        expect(completion({ ...form, [field]: 'filled' })).toBeGreaterThanOrEqual(completion(form));
      }),
    );
  });
});

describe('a part of a campaign', () => {
  it('is done when its required fields are filled', () => {
    expect(isPartDone(filled, 'details')).toBe(true);
    expect(isPartDone({ ...filled, goal: ' ' }, 'details')).toBe(false);
  });

  it('that requires nothing is done when all of it is filled', () => {
    const story = { ...emptyCampaign, impact: 'Less water', timeline: 'Spring' };
    expect(isPartDone(story, 'story')).toBe(false);
    expect(isPartDone({ ...story, risks: 'Frost' }, 'story')).toBe(true);
    expect(isPartDone(emptyCampaign, 'budget')).toBe(false);
  });
});

describe('the goal of a campaign', () => {
  it.each([
    ['12000', 12_000],
    ['', 0],
    ['-5', 0],
    ['much', 0],
  ])('reads "%s" as %d dollars', (goal, dollars) => {
    expect(goalOf({ goal })).toBe(dollars);
  });
});

describe('the card of a campaign that is being written', () => {
  it('names what belongs in each place while nothing is typed', () => {
    expect(previewOf(emptyCampaign)).toEqual({
      title: 'Your title',
      by: 'Your name, your city and state',
      category: undefined,
      goal: 0,
      days: 0,
    });
  });

  it('shows what is typed', () => {
    expect(previewOf(filled)).toEqual({
      title: 'A cider press',
      by: 'Tom Whelan, Cabot, Vermont',
      category: { value: 'equipment', label: 'Equipment' },
      goal: 12_000,
      days: 45,
    });
  });
});
