import { AmountField } from '@furrow/ui/amount-field';
import { ChoiceTile, ChoiceTiles } from '@furrow/ui/choice-tile';
import { FieldGroup } from '@furrow/ui/field';
import { formatDollars } from '@furrow/ui/format';
import { customMinimum, customStep, presets, type Gift } from './donate-farm.model';
import styles from './amount-choice.module.css';

export function AmountChoice({ gift, onChange }: { gift: Gift; onChange: (gift: Gift) => void }) {
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
          name="custom"
          label="Custom amount"
          help="From $1. Any cents you like."
          value={gift.custom}
          range={[customMinimum, undefined, customStep]}
          keepsLess
          onChange={(custom) => onChange({ ...gift, custom })}
        />
      )}
    </div>
  );
}
