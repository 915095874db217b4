import type { Ref } from 'react';
import { AmountField } from '@furrow/ui/amount-field';
import { ChoiceTile, ChoiceTiles } from '@furrow/ui/choice-tile';
import { FieldGroup } from '@furrow/ui/field';
import { formatDollars } from '@furrow/ui/format';
import { customMinimum, customStep, presets, type Gift } from './donate-farm.model';
import styles from './amount-choice.module.css';

export type AmountChoiceProps = {
  gift: Gift;
  onChange: (gift: Gift) => void;
  /** What is wrong with the custom amount. */
  error?: string;
  customRef: Ref<HTMLInputElement>;
};

export function AmountChoice({ gift, onChange, error, customRef }: AmountChoiceProps) {
  return (
    <div className={styles.root}>
      <FieldGroup label="Amount">
        <div className={styles.tiles}>
          <ChoiceTiles columns={3}>
            {presets.map((preset) => (
              <ChoiceTile
                key={preset}
                name="amount"
                value={preset}
                checked={gift.choice === preset}
                onChange={() => onChange({ ...gift, choice: preset })}
              >
                {formatDollars(preset)}
              </ChoiceTile>
            ))}
            <ChoiceTile
              name="amount"
              value="custom"
              checked={gift.choice === 'custom'}
              onChange={() => onChange({ ...gift, choice: 'custom' })}
            >
              Custom
            </ChoiceTile>
          </ChoiceTiles>
        </div>
      </FieldGroup>
      {gift.choice === 'custom' && (
        <AmountField
          ref={customRef}
          name="custom"
          error={error}
          label="Custom amount"
          help="Any amount from $1, cents included."
          value={gift.custom}
          range={[customMinimum, undefined, customStep]}
          keepsLess
          onChange={(custom) => onChange({ ...gift, custom })}
        />
      )}
    </div>
  );
}
