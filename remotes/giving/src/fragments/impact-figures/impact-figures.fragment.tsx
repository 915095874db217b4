import { formatCount, formatDollars } from '@furrow/ui/format';
import { StatRow } from '@furrow/ui/stat-row';
import { impact } from '../../data/impact';
import { formatTons } from '../../data/impact.model';
import * as words from '../words';

const { totalDonated, mealsProvided, foodBanksSupported, carbonOffset } = impact;

/** The year of the donor in four figures. */
export default function ImpactFiguresFragment() {
  return (
    <StatRow
      stats={[
        { value: formatDollars(totalDonated), label: words.donated },
        { value: formatCount(mealsProvided), label: words.mealsProvided },
        { value: formatCount(foodBanksSupported), label: words.foodBanksReached },
        { value: formatTons(carbonOffset), label: words.carbonOffset },
      ]}
    />
  );
}
