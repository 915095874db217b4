import { ChartFrame } from '@furrow/ui/charts/chart-frame';
import { Line } from '@furrow/ui/charts/line';
import { formatDollars } from '@furrow/ui/format';
import { summary, valueByMonth } from './treasury.data';
import { dollarsInMillions } from './treasury.model';

const first = valueByMonth[0]!;
const answer = `The treasury grew from ${dollarsInMillions(first.value)} in ${first.month} to ${dollarsInMillions(summary.totalValue)}.`;

export function ValueChart() {
  return (
    <ChartFrame
      level={2}
      ruled
      title="How has the treasury grown?"
      fact="USD millions"
      table={{ head: ['Month', 'Value'], rows: valueByMonth.map(({ month, value }) => [month, formatDollars(value)]) }}
    >
      <Line
        tall
        label={answer}
        step="Month"
        points={valueByMonth.map(({ month, value }, index) => ({
          name: month,
          value,
          values: [dollarsInMillions(value)],
          note: index === valueByMonth.length - 1 ? dollarsInMillions(value) : undefined,
        }))}
        yMarks={[7, 8, 9].map((millions) => ({ at: millions * 1_000_000, label: `$${millions}M` }))}
        // The first and the last name their year.
        xMarks={[0, 3, 6, 9, valueByMonth.length - 1].map((at, index, marks) => {
          const month = valueByMonth[at]?.month ?? '';
          return { at, label: index === 0 || index === marks.length - 1 ? month : month.slice(0, 3) };
        })}
      />
      <p>{answer}</p>
    </ChartFrame>
  );
}
