import { formatCount, formatDollars } from '@furrow/ui/format';
import { StatRow } from '@furrow/ui/stat-row';
import { impact } from '../../data/impact';
import { formatTons } from '../../data/impact.model';

const { totalDonated, mealsProvided, foodBanksSupported, carbonOffset } = impact;

/** The year of the donor in four figures. */
export default function ImpactFiguresFragment() {
  return (
    <StatRow
      stats={[
        { value: formatDollars(totalDonated), label: 'donated' },
        { value: formatCount(mealsProvided), label: 'meals provided' },
        { value: formatCount(foodBanksSupported), label: 'food banks reached' },
        { value: formatTons(carbonOffset), label: 'carbon offset' },
      ]}
    />
  );
}
