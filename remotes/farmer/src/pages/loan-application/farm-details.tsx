import { useFormContext } from '@furrow/forms';
import { Field } from '@furrow/ui/field';
import { TextInput } from '@furrow/ui/input';
import { RunningHead } from '@furrow/ui/running-head';
import { LongTextField, SelectField, TagField, TextField } from './form-fields';
import {
  certificationSuggestions,
  farmingTypeLabels,
  farmSizeLabels,
  irrigationLabels,
  primaryCropLabels,
  secondaryCropSuggestions,
  soilTypeLabels,
} from './loan-application.data';
import styles from './loan-application.module.css';
import type { Loan } from './loan-application.schema';

export function FarmDetails() {
  return (
    <div className={styles.groups}>
      <section>
        <RunningHead level={2} fact="* required">
          The farm
        </RunningHead>
        <div className={styles.fields}>
          <TextField name="farmName" label="Farm name" required autoComplete="organization" />
          <TextField
            name="farmAddress"
            label="Farm address"
            required
            placeholder="Street, city, state"
            autoComplete="address-line1"
          />
          <SelectField name="farmSize" label="Farm size" required labels={farmSizeLabels} />
          <EstablishedYear />
        </div>
      </section>
      <section>
        <RunningHead level={2}>What grows, and how</RunningHead>
        <div className={styles.fields}>
          <SelectField name="primaryCrop" label="Primary crop" required labels={primaryCropLabels} />
          <TagField
            name="secondaryCrops"
            label="Secondary crops"
            placeholder="Beans, Squash"
            suggestions={secondaryCropSuggestions}
          />
          <SelectField name="farmingType" label="Farming type" required labels={farmingTypeLabels} />
          <SelectField name="soilType" label="Soil type" labels={soilTypeLabels} />
          <SelectField name="irrigationSystem" label="Irrigation system" labels={irrigationLabels} />
          <TagField
            name="certifications"
            label="Certifications"
            placeholder="Organic, Fair Trade"
            suggestions={certificationSuggestions}
          />
          <div className={styles.whole}>
            <LongTextField
              name="description"
              label="Description"
              placeholder="Who works the land, and what a good year looks like"
            />
          </div>
        </div>
      </section>
    </div>
  );
}

/** A text field of digits: the wheel of a mouse would change the year in a field of numbers. */
function EstablishedYear() {
  const { register, formState } = useFormContext<Loan>();
  return (
    <Field label="Established year" error={formState.errors.establishedYear?.message}>
      <TextInput
        inputMode="numeric"
        placeholder="1998"
        {...register('establishedYear', { setValueAs: (year) => (year === '' || year === null ? null : Number(year)) })}
      />
    </Field>
  );
}
