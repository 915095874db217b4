import { ChartFrame } from '@furrow/ui/charts/chart-frame';
import { Columns } from '@furrow/ui/charts/columns';
import { donations } from '../../data/donations.data';
import { byMonth } from '../../data/donations.model';
import { impact } from '../../data/impact';
import { monthlyMealsGoal } from '../../data/impact.data';
import { formatCount, formatDollars } from '@furrow/ui/format';

const months = byMonth(donations);
const most = months.reduce((best, month) => (month.meals > best.meals ? month : best));
const inMeals = (value: number) => `${formatCount(value)} meals`;

/** A year of giving, month by month. */
export function MealsByMonth() {
  return (
    <ChartFrame
      level={2}
      title="How many meals has each month paid for?"
      fact="meals per month"
      table={{
        head: ['Month', 'Donated', 'Meals'],
        rows: months.map(({ month, amount, meals }) => [month, formatDollars(amount), formatCount(meals)]),
      }}
    >
      <Columns
        label={`Meals per month over a year: ${inMeals(months[0]?.meals ?? 0)} in ${months[0]?.month}, ${inMeals(months.at(-1)?.meals ?? 0)} in ${months.at(-1)?.month}, most in ${most.month} with ${inMeals(most.meals)}.`}
        step="Month"
        columns={months.map(({ month, meals }) => ({ name: month, label: month.slice(0, 3), value: meals }))}
        format={inMeals}
        goal={monthlyMealsGoal}
        halfOnPhones
      />
      <p>
        {`${months.at(-1)?.month} has paid for `}
        <b>{inMeals(months.at(-1)?.meals ?? 0)}</b>
        {` so far. The average month is ${formatCount(impact.mealsProvided / months.length)}, of ${inMeals(impact.mealsProvided)} in all.`}
      </p>
    </ChartFrame>
  );
}
