import { months } from '@furrow/ui/long-date';
import month01 from '@furrow/ui/art/month-01.svg';
import month02 from '@furrow/ui/art/month-02.svg';
import month03 from '@furrow/ui/art/month-03.svg';
import month04 from '@furrow/ui/art/month-04.svg';
import month05 from '@furrow/ui/art/month-05.svg';
import month06 from '@furrow/ui/art/month-06.svg';
import month07 from '@furrow/ui/art/month-07.svg';
import month08 from '@furrow/ui/art/month-08.svg';
import month09 from '@furrow/ui/art/month-09.svg';
import month10 from '@furrow/ui/art/month-10.svg';
import month11 from '@furrow/ui/art/month-11.svg';
import month12 from '@furrow/ui/art/month-12.svg';
import { sampleDay } from '@furrow/ui/sample-day';
import { farmNames } from '../../data/farm-names.data';
import { currentMonth, farmsByMonth, placeInYear, yearWidth } from './season.model';
import styles from './season-wheel.module.css';

const pictures = [
  ...[month01, month02, month03, month04, month05, month06],
  ...[month07, month08, month09, month10, month11, month12],
];

const outer = 233;
const inner = outer * 0.3;
const lineCount = Math.max(...farmsByMonth);
/** From one line to the next. */
const step = (outer - inner) / lineCount;
/** Half of what is left free between two months. */
const gap = 3.5;
const picturesAt = 281;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A point on the wheel: the angle in degrees from noon, clockwise. */
function point(angle: number, radius: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  return { x: tenth(Math.sin(turn) * radius), y: tenth(-Math.cos(turn) * radius) };
}

/** The lines of January, from the hub out. */
const wedge = Array.from({ length: lineCount }, (_, index) => {
  const radius = inner + (index + 0.5) * step;
  const edge = (Math.asin(gap / radius) * 180) / Math.PI;
  const [from, to] = [point(edge, radius), point(30 - edge, radius)];
  return `M${from.x} ${from.y}A${tenth(radius)} ${tenth(radius)} 0 0 1 ${to.x} ${to.y}`;
}).join('');

const counts = [...new Set(farmsByMonth)];
const clipId = (count: number) => `wheel-${count}`;

/** The year as a wheel: one line a farm that harvests something in the month, and a hand on the sample day. */
export function SeasonWheel() {
  const angle = (placeInYear(sampleDay.slice('2025-'.length), 0.5) / yearWidth) * 360;
  const [hand, bead] = [point(angle, inner), point(angle, outer + 8)];
  const spoken = months.map((month, index) => `${month} ${farmsByMonth[index]}`).join(', ');
  return (
    <svg
      viewBox="-310 -310 620 620"
      role="img"
      aria-label={`Farms harvesting by month: ${spoken}`}
      className={styles.root}
    >
      <defs>
        <path id="wheel-lines" d={wedge} />
        {counts.map((count) => (
          <clipPath key={count} id={clipId(count)}>
            <circle r={tenth(inner + count * step)} />
          </clipPath>
        ))}
      </defs>
      {months.map((month, index) => {
        const middle = point(index * 30 + 15, picturesAt);
        const size = index === currentMonth ? 62 : 50;
        return (
          <g key={month}>
            <g transform={`rotate(${index * 30})`}>
              <use href="#wheel-lines" className={styles.line} strokeWidth={tenth(step * 0.2)} />
              <use
                href="#wheel-lines"
                clipPath={`url(#${clipId(farmsByMonth[index] ?? 0)})`}
                className={index === currentMonth ? styles.current : styles.farm}
                strokeWidth={tenth(step * 0.6)}
              />
            </g>
            <image href={pictures[index]} x={middle.x - size / 2} y={middle.y - size / 2} width={size} height={size} />
          </g>
        );
      })}
      <path d={`M${hand.x} ${hand.y}L${bead.x} ${bead.y}`} className={styles.hand} />
      <circle cx={bead.x} cy={bead.y} r={8} className={styles.bead} />
      <text y={0} className={styles.count}>
        {farmsByMonth[currentMonth]}
      </text>
      <text y={26} className={styles.of}>
        of {farmNames.length} farms
      </text>
    </svg>
  );
}
