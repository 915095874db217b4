import { lazy, Suspense } from 'react';
import { ChartFrame } from '@furrow/ui/charts/chart-frame';
import { Line, type AxisMark } from '@furrow/ui/charts/line';
import { formatDollars, formatDollarsAndCents } from '@furrow/ui/format';
import { amortizationSchedule, loanTerms } from '../../data/loan-terms.model';
import type { ScheduleTable as Table } from './schedule-table';
import * as words from './words';

/** A chunk of its own: the first step shows no table, and the others have it folded away. */
const ScheduleTable = lazy(() =>
  import('./schedule-table').then(
    (table) => ({ default: table.ScheduleTable }),
    () => ({ default: ScheduleMissing }),
  ),
);
const ScheduleMissing: typeof Table = () => <p>{words.scheduleMissing}</p>;

type BalanceChartProps = {
  amount: number;
  months: number;
  /** Another period, drawn beside it. */
  compared?: number;
};

/** What is still owed after each payment, drawn and as the whole schedule. */
export function BalanceChart({ amount, months, compared }: BalanceChartProps) {
  const schedule = amortizationSchedule(amount, months);
  const payments = words.payments(months, formatDollarsAndCents(loanTerms(amount, months).monthlyPayment));
  return (
    <ChartFrame
      title={words.stillOwed}
      fact={payments}
      level={compared === undefined ? 2 : 3}
      ruled={compared === undefined}
      table={
        <Suspense>
          <ScheduleTable schedule={schedule.slice(1)} />
        </Suspense>
      }
    >
      <Line
        label={words.balanceFalls(formatDollars(amount), payments)}
        step={words.month}
        second={
          compared === undefined
            ? undefined
            : {
                name: words.months(compared),
                values: amortizationSchedule(amount, compared).map(({ balance }) => balance),
              }
        }
        points={schedule.map(({ month, balance, interestSoFar }) => ({
          name: month === 0 ? words.start : words.monthOf(month),
          value: balance,
          values: [
            words.balanceOf(formatDollarsAndCents(balance)),
            words.interestSoFar(formatDollarsAndCents(interestSoFar)),
          ],
          note: month === 12 && months > 12 ? words.left(formatDollars(balance)) : undefined,
          longNote: words.afterAYear,
        }))}
        yMarks={roundMarks(amount)}
        xMarks={monthMarks(months)}
      />
    </ChartFrame>
  );
}

/** The start, then at most five equal steps to the end. The mark in the middle says what is counted. */
function monthMarks(months: number): AxisMark[] {
  const step = [3, 6, 12].find((length) => months / length <= 5) ?? months;
  const marks = Array.from({ length: Math.floor(months / step) + 1 }, (_, index) => index * step);
  const middle = Math.floor(marks.length / 2);
  return marks.map((at, index) => ({
    at,
    label: at === 0 ? words.start : index === middle ? words.months(at) : `${at}`,
  }));
}

/** Two or three round figures, low enough for the balance to begin above their labels: $10k and $20k for $25,000. */
function roundMarks(amount: number): AxisMark[] {
  const size = 10 ** Math.floor(Math.log10(amount / 2.5));
  const step = size * ([5, 2.5, 2, 1].find((part) => part * size <= amount / 2.5) ?? 1);
  return [step, 2 * step, 3 * step]
    .filter((at) => at <= 0.8 * amount)
    .map((at) => ({ at, label: at < 1000 ? `$${at}` : words.thousands(at / 1000) }));
}
