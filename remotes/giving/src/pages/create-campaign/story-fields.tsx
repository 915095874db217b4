import { useFormContext } from '@furrow/forms';
import { Field } from '@furrow/ui/field';
import { TextArea } from '@furrow/ui/input';
import type { CampaignForm } from './create-campaign.model';

export function StoryFields() {
  const { register } = useFormContext<CampaignForm>();
  return (
    <>
      <Field label="Impact" help="What changes, in figures: liters, acres, meals, jobs.">
        <TextArea rows={4} {...register('impact')} />
      </Field>
      <Field label="Timeline" help="What happens first, what comes last, and when people can see it.">
        <TextArea rows={4} {...register('timeline')} />
      </Field>
      <Field
        label="Risks"
        help="What could go wrong, and what you would do about it. Supporters trust farmers who are upfront."
      >
        <TextArea rows={4} {...register('risks')} />
      </Field>
    </>
  );
}
