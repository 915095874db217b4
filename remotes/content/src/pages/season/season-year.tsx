import { useState, type CSSProperties } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Anchor } from '@furrow/ui/anchor';
import { Button } from '@furrow/ui/button';
import { months } from '@furrow/ui/long-date';
import { sampleDay } from '@furrow/ui/sample-day';
import { isInSeason } from '@furrow/ui/season';
import { crops } from '../../data/farm-place';
import { farmPath } from '../../data/farms.model';
import { harvestNames } from '../../data/harvests.model';
import { startSentence } from '@furrow/ui/format';
import { stamps } from '../../data/stamps.data';
import { Chips } from '../../ui/chips';
import {
  currentMonth,
  dayOfMonth,
  farmYears,
  isHarvesting,
  partsOfYear,
  placeInYear,
  yearWidth,
  type FarmYear,
  type SeasonView,
} from './season.model';
import { YearTable } from './year-table';
import styles from './season-year.module.css';

type SeasonYearProps = {
  view: SeasonView;
  onCrop: (crop: SeasonView['crop']) => void;
  onMonth: (month: string | undefined) => void;
};

/** The crops whose farms can be looked at alone. */
const chosenCrops = crops.filter((crop) => ['Fruit', 'Vegetables', 'Grains'].includes(crop));
const counts = Object.fromEntries(
  chosenCrops.map((crop) => [crop, farmYears.filter((farm) => farm.crop === crop).length]),
);
const wholeYear = 'Whole year';

const today = { '--day': placeInYear(sampleDay.slice('2025-'.length), 0.5) / yearWidth } as CSSProperties;

/** The year of each farm in lines, or the same as a table. A phone shows the farms of one month. */
export function SeasonYear({ view: { crop, month }, onCrop, onMonth }: SeasonYearProps) {
  const [table, setTable] = useState(false);
  const shown = farmYears.filter((farm) => !crop || farm.crop === crop);
  const at = month === undefined ? currentMonth : months.indexOf(month);
  const day = dayOfMonth(at);
  const harvesting = shown.filter((farm) => isHarvesting(farm, day));
  const harvestCount = harvesting.flatMap((farm) => farm.harvests.filter((each) => isInSeason(each, day))).length;
  const turn = (by: number) => {
    const next = (at + by + months.length) % months.length;
    onMonth(next === currentMonth ? undefined : months[next]);
  };

  return (
    <section className={styles.root} aria-labelledby="year">
      <div className={styles.head}>
        <h2 id="year">The year, farm by farm</h2>
        <div className={styles.choices}>
          <Chips
            label="Farms"
            options={[wholeYear, ...chosenCrops]}
            chosen={crop ?? wholeYear}
            counts={counts}
            onChoose={(option) => onCrop(option === wholeYear ? undefined : option)}
          />
          <Button variant="text" onClick={() => setTable(!table)}>
            Show as a {table ? 'Chart' : 'Table'}
          </Button>
        </div>
      </div>
      <div className={styles.turn} data-closed={table || undefined}>
        <button type="button" aria-label="Previous month" className={styles.step} onClick={() => turn(-1)}>
          <ChevronLeft size={20} strokeWidth={1.8} />
        </button>
        <p role="status">
          <b className="fw-h3">{months[at]}</b>
          <span>
            {harvesting.length === 1 ? '1 farm' : `${harvesting.length} farms`},{' '}
            {harvestCount === 1 ? '1 harvest' : `${harvestCount} harvests`}
          </span>
        </p>
        <button type="button" aria-label="Next month" className={styles.step} onClick={() => turn(1)}>
          <ChevronRight size={20} strokeWidth={1.8} />
        </button>
      </div>
      <div className={styles.chart} style={today} data-closed={table || undefined}>
        <div aria-hidden="true" className={styles.months}>
          <span className={styles.what}>Farm and harvest</span>
          <span className={styles.names}>
            {months.map((name, index) => (
              <span key={name} data-current={index === currentMonth || undefined}>
                {name.slice(0, 3)}
              </span>
            ))}
            <span className={styles.pill}>
              {months[currentMonth]?.slice(0, 3)} {Number(sampleDay.slice(-2))}
            </span>
          </span>
        </div>
        <ul className={styles.farms}>
          {shown.map((farm) => (
            <Row key={farm.id} farm={farm} day={day} />
          ))}
        </ul>
      </div>
      <YearTable farms={shown} open={table} />
    </section>
  );
}

type RowProps = {
  farm: FarmYear;
  /** By which a phone says what is harvested. */
  day: string;
};

function Row({ farm, day }: RowProps) {
  const { id, name, harvests } = farm;
  const inMonth = harvests.filter((harvest) => isInSeason(harvest, day));
  return (
    <li className={styles.row} data-off={inMonth.length === 0 || undefined}>
      <img src={stamps[id]} alt="" width={40} height={40} loading="lazy" />
      <div>
        <Anchor to={farmPath(farm)} className={styles.name}>
          {name}
        </Anchor>
        <p className={styles.harvests}>{startSentence(harvestNames(harvests))}</p>
        <p className={styles.inMonth}>{startSentence(harvestNames(inMonth))}</p>
      </div>
      <Lines harvests={harvests} />
    </li>
  );
}

const rowHeight = 56;
/** From one harvest to the next. */
const harvestHeight = 12;

/** Two lines for each harvest. The words beside them name it, and the table says when it is. */
function Lines({ harvests }: Pick<FarmYear, 'harvests'>) {
  const top = (rowHeight - harvestHeight * harvests.length) / 2;
  const path = (isNow: boolean) =>
    harvests
      .flatMap((harvest, index) => {
        if (isInSeason(harvest) !== isNow) return [];
        const y = top + index * harvestHeight;
        return partsOfYear(harvest).map(([from, to]) => `M${from} ${y + 3.5}H${to}M${from} ${y + 8.5}H${to}`);
      })
      .join('');
  return (
    <div className={styles.lines}>
      <svg viewBox={`0 0 ${yearWidth} ${rowHeight}`} preserveAspectRatio="none" aria-hidden="true">
        {[false, true].map((isNow) => {
          const d = path(isNow);
          return d && <path key={String(isNow)} d={d} className={isNow ? styles.now : undefined} />;
        })}
      </svg>
    </div>
  );
}
