import { followChoice } from '@furrow/engine/boot/choice';
import { unitsKey, unitsOfLanguage, unitSystems } from '@furrow/ui/units';

/** Shows measures in the units that the visitor has chosen, in this tab or another. Styles read the root element. */
export function followUnits(): void {
  const { documentElement: root } = document;
  followChoice({
    key: unitsKey,
    group: 'data-units-switch',
    values: unitSystems,
    otherwise: unitsOfLanguage(root.lang),
    apply(chosen) {
      root.dataset.units = chosen;
    },
  });
}
