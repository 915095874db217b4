import { useController, useFormContext } from '@furrow/forms';
import { AmountField } from '@furrow/ui/amount-field';
import { Field } from '@furrow/ui/field';
import { NativeSelect, Options, TextArea, TextInput } from '@furrow/ui/input';
import { campaignCategories, farmSizes, type CampaignForm } from './create-campaign.model';
import styles from './create-campaign.module.css';

export function DetailFields() {
  const { register } = useFormContext<CampaignForm>();
  return (
    <>
      <Field label="Title" required help="What you need, and how much of it, such as “Drone irrigation for 40 acres”.">
        <TextInput {...register('title')} />
      </Field>
      <Field label="Description" required help="One or two sentences for the list of campaigns.">
        <TextArea rows={3} {...register('description')} />
      </Field>
      <div className={styles.pair}>
        <Field label="Category" required>
          <NativeSelect {...register('category')}>
            <Options first="Choose a category" options={campaignCategories} />
          </NativeSelect>
        </Field>
        <Field label="Location" required help="City and state.">
          <TextInput {...register('location')} />
        </Field>
      </div>
      <div className={styles.pair}>
        <Goal />
        <Duration />
      </div>
      <div className={styles.pair}>
        <Field label="Farm name">
          <TextInput autoComplete="organization" {...register('farmName')} />
        </Field>
        <Field label="Farmer name" required>
          <TextInput autoComplete="name" {...register('farmerName')} />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field label="Farm size">
          <NativeSelect {...register('farmSize')}>
            <Options first="Choose a size" options={farmSizes} />
          </NativeSelect>
        </Field>
      </div>
    </>
  );
}

function Goal() {
  const [goal, field] = useNumberKeptAsText('goal');
  return (
    <AmountField
      {...field}
      label="Goal in dollars"
      required
      help="Before fees: the Budget tab shows what you will receive."
      value={goal}
    />
  );
}

function Duration() {
  const [duration, field] = useNumberKeptAsText('duration');
  return (
    <AmountField
      {...field}
      label="Duration in days"
      required
      help="30 to 60 days work best."
      value={duration}
      range={[1]}
      unit="days"
      whole
    />
  );
}

/** The form holds text in all its fields, because people check a campaign and no rule does. */
function useNumberKeptAsText(name: 'goal' | 'duration') {
  const { field } = useController<CampaignForm, typeof name>({ name });
  const { value, onChange, ...rest } = field;
  const number = Number(value);
  return [
    value === '' || Number.isNaN(number) ? null : number,
    {
      ...rest,
      onChange: (given: number | null) => onChange(given === null || Number.isNaN(given) ? '' : String(given)),
    },
  ] as const;
}
