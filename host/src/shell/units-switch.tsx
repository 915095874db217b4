import { unitsOfLanguage, unitSystems } from '@furrow/ui/units';
import segments from './theme-switch.module.css';
import styles from './units-switch.module.css';
import * as words from './words';

export type UnitsSwitchProps = {
  /** Where this switch is, as of `ThemeSwitch`. */
  place: string;
};

/** The switch of the units in which measures are read. `boot/units.ts` applies it. */
export function UnitsSwitch({ place }: UnitsSwitchProps) {
  return (
    <fieldset className={`${segments.root} ${styles.root}`} data-units-switch="">
      <legend className="fw-hidden">{words.units}</legend>
      {unitSystems.map((units) => (
        <label key={units} className={`${segments.choice} ${styles.choice}`}>
          <input
            className={segments.input}
            type="radio"
            name={`units-${place}`}
            value={units}
            defaultChecked={units === unitsOfLanguage(__LANGUAGE__)}
          />
          {words.unitNames[units]}
        </label>
      ))}
    </fieldset>
  );
}
