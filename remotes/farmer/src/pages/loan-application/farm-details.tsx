import { useFormContext } from '@furrow/forms';
import { useClientValue } from '@furrow/remote/hydration';
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
            placeholder="Road, town, region"
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

/** The current year is read in the browser only, because the page may have been built in an earlier one. */
function EstablishedYear() {
  const { register, formState } = useFormContext<Loan>();
  const thisYear = useClientValue<number | undefined>(() => new Date().getFullYear(), undefined);
  return (
    <Field label="Established year" error={formState.errors.establishedYear?.message}>
      <TextInput
        type="number"
        inputMode="numeric"
        min={1900}
        max={thisYear}
        step={1}
        placeholder="1998"
        {...register('establishedYear', { setValueAs: (year) => (year === '' || year === null ? null : Number(year)) })}
      />
    </Field>
  );
}
