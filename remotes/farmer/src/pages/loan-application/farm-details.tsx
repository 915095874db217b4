import { useFormContext } from '@furrow/forms';
import { Field } from '@furrow/ui/field';
import { TextInput } from '@furrow/ui/input';
import { RunningHead } from '@furrow/ui/running-head';
import { SelectField, TagField, TextField } from './form-fields';
import {
  farmingTypeLabels,
  farmSizeLabels,
  irrigationLabels,
  primaryCropLabels,
  soilTypeLabels,
} from './loan-application.data';
import styles from './loan-application.module.css';
import type { Loan } from './loan-application.schema';
import * as words from './words';

export function FarmDetails() {
  return (
    <div className={styles.groups}>
      <section>
        <RunningHead level={2} fact={words.required}>
          {words.farm}
        </RunningHead>
        <div className={styles.fields}>
          <TextField name="farmName" label={words.farmName} required autoComplete="organization" />
          <TextField
            name="farmAddress"
            label={words.farmAddress}
            required
            placeholder={words.farmAddressExample}
            autoComplete="address-line1"
          />
          <SelectField name="farmSize" label={words.farmSize} required labels={farmSizeLabels} />
          <EstablishedYear />
        </div>
      </section>
      <section>
        <RunningHead level={2}>{words.whatGrows}</RunningHead>
        <div className={styles.fields}>
          <SelectField name="primaryCrop" label={words.primaryCrop} required labels={primaryCropLabels} />
          <TagField
            name="secondaryCrops"
            label={words.secondaryCrops}
            placeholder={words.secondaryCropsExample}
            suggestions={words.secondaryCropSuggestions}
          />
          <SelectField name="farmingType" label={words.farmingType} required labels={farmingTypeLabels} />
          <SelectField name="soilType" label={words.soilType} labels={soilTypeLabels} />
          <SelectField name="irrigationSystem" label={words.irrigationSystem} labels={irrigationLabels} />
          <TagField
            name="certifications"
            label={words.certifications}
            placeholder={words.certificationsExample}
            suggestions={words.certificationSuggestions}
          />
          <div className={styles.whole}>
            <TextField long name="description" label={words.description} placeholder={words.descriptionExample} />
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
    <Field label={words.establishedYear} error={formState.errors.establishedYear?.message}>
      <TextInput
        inputMode="numeric"
        placeholder="1998"
        {...register('establishedYear', { setValueAs: (year) => (year === '' || year === null ? null : Number(year)) })}
      />
    </Field>
  );
}
