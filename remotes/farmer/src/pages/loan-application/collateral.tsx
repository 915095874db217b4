import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { useFormContext, useWatch } from '@furrow/forms';
import { FieldGroup } from '@furrow/ui/field';
import { checkClass } from '@furrow/ui/input';
import { Notice } from '@furrow/ui/notice';
import { RunningHead } from '@furrow/ui/running-head';
import { Tag } from '@furrow/ui/tag';
import styles from './collateral.module.css';
import { DollarsField, LongTextField, SelectField } from './form-fields';
import { collateralOptions, collateralWarning, insuranceLabels, type CollateralOption } from './loan-application.data';
import shared from './loan-application.module.css';
import type { Loan } from './loan-application.schema';
import { LoanToValue } from './loan-to-value';

const riskTones = { 'Very Low': 'green', Low: 'green', Medium: 'orange' } as const;

export function Collateral() {
  const { register } = useFormContext<Loan>();
  const chosen = useWatch<Loan, 'collateral'>({ name: 'collateral' });
  return (
    <div className={shared.groups}>
      <FieldGroup label="Type of collateral" required>
        <div className={styles.tiles}>
          {collateralOptions.map((option) => (
            <CollateralTile key={option.id} option={option}>
              <input type="checkbox" value={option.id} {...register('collateral')} className={checkClass} />
            </CollateralTile>
          ))}
        </div>
        <div role="status" className={styles.warning}>
          {chosen.length === 0 && (
            <Notice tone="orange" icon={<TriangleAlert size={20} strokeWidth={1.8} />}>
              {collateralWarning}
            </Notice>
          )}
        </div>
      </FieldGroup>
      <section>
        <RunningHead level={2} fact="At today’s prices">
          Asset valuation
        </RunningHead>
        <div className={`${shared.fields} ${shared.thirds}`}>
          <DollarsField name="equipmentValue" label="Equipment value" />
          <DollarsField name="landValue" label="Land value" />
          <DollarsField name="cropValue" label="Crop value" />
        </div>
      </section>
      <LoanToValue />
      <section>
        <RunningHead level={2}>Insurance</RunningHead>
        <div className={shared.fields}>
          <SelectField name="insuranceProvider" label="Insurance provider" labels={insuranceLabels} />
          <DollarsField name="insuranceCoverage" label="Insurance coverage" />
        </div>
      </section>
      <section>
        <RunningHead level={2}>Extra information</RunningHead>
        <div className={shared.fields}>
          <LongTextField
            name="additionalCollateral"
            label="Additional collateral"
            placeholder="Anything else you would pledge"
          />
          <LongTextField
            name="riskMitigation"
            label="Risk mitigation"
            placeholder="How you prepare for drought, frost and falling prices"
          />
        </div>
      </section>
    </div>
  );
}

/** Any number of them may be chosen: a checkbox that looks like a tile. */
function CollateralTile({ option, children }: { option: CollateralOption; children: ReactNode }) {
  const { name, description, risk, image } = option;
  return (
    <label className={styles.tile}>
      {children}
      <img src={image} alt="" width={64} height={64} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.description}>{description}</span>
        <Tag tone={riskTones[risk]}>{risk} risk</Tag>
      </span>
    </label>
  );
}
