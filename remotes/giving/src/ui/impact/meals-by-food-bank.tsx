import { ChartFrame } from '@furrow/ui/charts/chart-frame';
import { FieldStrip } from '@furrow/ui/charts/field-strip';
import { donations } from '../../data/donations.data';
import { byFoodBank } from '../../data/donations.model';
import { impact } from '../../data/impact';
import { formatCount } from '@furrow/ui/format';

const parts = byFoodBank(donations, 4);
const first = parts[0];

/** Where the food went: the four food banks that got most, and the others together. */
export function MealsByFoodBank() {
  return (
    <ChartFrame
      level={2}
      title="Where did the food go?"
      fact={`meals, ${impact.foodBanksSupported} food banks`}
      table={{
        head: ['Food bank', 'Meals'],
        rows: byFoodBank(donations, impact.foodBanksSupported).map(({ name, value }) => [name, formatCount(value)]),
      }}
    >
      <FieldStrip
        label={`Where ${formatCount(impact.mealsProvided)} meals went: most, ${formatCount(first?.value ?? 0)}, to ${first?.name}.`}
        parcels={parts.map(({ name, value }) => ({ name, value, text: `${formatCount(value)} meals` }))}
      />
      <p>
        {`${first?.name} received most: `}
        <b>{formatCount(first?.value ?? 0)}</b>
        {` of ${formatCount(impact.mealsProvided)} meals.`}
      </p>
    </ChartFrame>
  );
}
