import { unitsOfLanguage, unitSystems } from '@furrow/ui/units';
import segments from './theme-switch.module.css';
import * as words from './words';

export type UnitsSwitchProps = {
  /** Where this switch is, as of `ThemeSwitch`. */
  place: string;
};

const usual = unitsOfLanguage(__LANGUAGE__);

/**
 * The switch of the units in which measures are read, those of the language first. `boot/units.ts` applies it.
 */
export function UnitsSwitch({ place }: UnitsSwitchProps) {
  return (
    <fieldset className={segments.switch} data-units-switch="">
      <legend className={place === 'footer' ? undefined : 'fw-hidden'}>{words.units}</legend>
      <div className={segments.root}>
        {(usual === unitSystems[0] ? unitSystems : unitSystems.toReversed()).map((units) => (
          <label key={units} className={`${segments.choice} ${segments.named}`}>
            <input
              className={segments.input}
              type="radio"
              name={`units-${place}`}
              value={units}
              defaultChecked={units === usual}
            />
            {words.unitNames[units]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
