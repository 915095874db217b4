import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { useFormContext, useWatch } from '@furrow/forms';
import { FieldGroup } from '@furrow/ui/field';
import { checkClass } from '@furrow/ui/input';
import { Notice } from '@furrow/ui/notice';
import { RunningHead } from '@furrow/ui/running-head';
import { Tag } from '@furrow/ui/tag';
import styles from './collateral.module.css';
import { DollarsField, SelectField, TextField } from './form-fields';
import { collateralOptions, insuranceLabels, type CollateralOption } from './loan-application.data';
import shared from './loan-application.module.css';
import type { Loan } from './loan-application.schema';
import { LoanToValue } from './loan-to-value';
import * as words from './words';

const riskTones = { 'Very Low': 'green', Low: 'green', Medium: 'orange' } as const;

export function Collateral() {
  const { register } = useFormContext<Loan>();
  const chosen = useWatch<Loan, 'collateral'>({ name: 'collateral' });
  return (
    <div className={shared.groups}>
      <FieldGroup label={words.collateralType} required>
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
              {words.chooseCollateral}
            </Notice>
          )}
        </div>
      </FieldGroup>
      <section>
        <RunningHead level={2} fact={words.todaysPrices}>
          {words.valuation}
        </RunningHead>
        <div className={`${shared.fields} ${shared.thirds}`}>
          <DollarsField name="equipmentValue" label={words.equipmentValue} />
          <DollarsField name="landValue" label={words.landValue} />
          <DollarsField name="cropValue" label={words.cropValue} />
        </div>
      </section>
      <LoanToValue />
      <section>
        <RunningHead level={2}>{words.insurance}</RunningHead>
        <div className={shared.fields}>
          <SelectField name="insuranceProvider" label={words.insuranceProvider} labels={insuranceLabels} />
          <DollarsField name="insuranceCoverage" label={words.insuranceCoverage} />
        </div>
      </section>
      <section>
        <RunningHead level={2}>{words.extra}</RunningHead>
        <div className={shared.fields}>
          <TextField
            long
            name="additionalCollateral"
            label={words.additionalCollateral}
            placeholder={words.additionalCollateralExample}
          />
          <TextField
            long
            name="riskMitigation"
            label={words.riskMitigation}
            placeholder={words.riskMitigationExample}
          />
        </div>
      </section>
    </div>
  );
}

/** Any number of them may be chosen: a checkbox that looks like a tile. */
function CollateralTile({ option, children }: { option: CollateralOption; children: ReactNode }) {
  const { label, description, risk, image } = option;
  return (
    <label className={styles.tile}>
      {children}
      <img src={image} alt="" width={64} height={64} />
      <span className={styles.text}>
        <span className={styles.name}>{label}</span>
        <span className={styles.description}>{description}</span>
        <Tag tone={riskTones[risk]}>{words.riskOf(risk)}</Tag>
      </span>
    </label>
  );
}
