import type { CSSProperties } from 'react';
import { Link } from '@furrow/router';
import bolivia from '@furrow/ui/art/map-bolivia.svg';
import boliviaNight from '@furrow/ui/art/map-bolivia-night.svg';
import puertoRico from '@furrow/ui/art/map-puerto-rico.svg';
import puertoRicoNight from '@furrow/ui/art/map-puerto-rico-night.svg';
import usa from '@furrow/ui/art/map-usa.svg';
import usaNight from '@furrow/ui/art/map-usa-night.svg';
import { ThemedImage } from '@furrow/ui/themed-image';
import type { Coordinates } from '../../data/farm-place';
import { farmPath } from '../../data/farms.model';
import { farmsOnMap, mapSize, onMap, regionOf, regions, unitsPerMile, type FarmOnMap } from './farms.model';
import styles from './farm-map.module.css';

type FarmMapProps = {
  /** Those that match, in the order of the list. */
  found: readonly FarmOnMap[];
  /** The id of the chosen one. */
  chosen: string;
  /** Where the visitor is, if that was typed. */
  from: Coordinates | undefined;
};

/** From west to east, as the focus goes over the map. */
const fromWest = [...farmsOnMap].sort((a, b) => a.east - b.east);

const insets = [
  { on: 'puerto-rico', name: 'Puerto Rico', light: puertoRico, dark: puertoRicoNight },
  { on: 'bolivia', name: 'Oruro, Bolivia', light: bolivia, dark: boliviaNight },
] as const;

/** The stops of a phone, where the map is wider than the screen. */
const stops = regions.map((region) => ({ region, id: `map-${region.toLowerCase()}` }));

/** The map: a link for every farm, the chosen one larger, and those that the filters leave out as rings. */
export function FarmMap({ found, chosen, from }: FarmMapProps) {
  const at = from && onMap(from);
  const home = at && isShown(at) ? at : undefined;
  const pins = (on: FarmOnMap['on']) =>
    fromWest
      .filter((farm) => farm.on === on)
      .map((farm) => <Pin key={farm.id} farm={farm} number={found.indexOf(farm) + 1} chosen={farm.id === chosen} />);
  return (
    <div className={styles.root}>
      <a href="#farm-list" className={`fw-hidden ${styles.skip}`}>
        Skip the map
      </a>
      {/* Paper leaves out every `nav` element, and the map is printed. */}
      <div role="navigation" aria-label="Map of farms" className={styles.map}>
        <div className={styles.scroller} data-scroller>
          <div className={styles.main}>
            {stops.slice(0, 3).map(({ id }) => (
              <span key={id} id={id} data-stop className={styles.stop} />
            ))}
            <ThemedImage light={usa} dark={usaNight} {...mapSize} fetchPriority="high" className={styles.art} />
            <Lines home={home} />
            {pins(undefined)}
            {home && <span data-bead className={styles.bead} style={placeOnMap(toPercent(home))} />}
          </div>
          <div id={stops[3]?.id} data-stop className={styles.insets}>
            {insets.map(({ on, name, light, dark }) => (
              <figure key={on} className={styles.inset}>
                <div className={styles.frame}>
                  <ThemedImage
                    light={light}
                    dark={dark}
                    width={320}
                    height={220}
                    loading="lazy"
                    className={styles.art}
                  />
                  {pins(on)}
                </div>
                <figcaption>{name}</figcaption>
              </figure>
            ))}
            <Legend home={home} narrowed={found.length < farmsOnMap.length} />
          </div>
        </div>
        <ul className={styles.tabs}>
          {stops.map(({ region, id }) => (
            <li key={region}>
              <a href={`#${id}`} data-tab suppressHydrationWarning>
                {region} <span>{found.filter((farm) => regionOf(farm) === region).length}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type PinProps = {
  farm: FarmOnMap;
  /** Its place in the list, which paper shows; zero for one that is not in it. */
  number: number;
  chosen: boolean;
};

function Pin({ farm, number, chosen }: PinProps) {
  const { id, name, place, stamp, campaign } = farm;
  return (
    <Link
      to={farmPath(farm)}
      className={styles.pin}
      style={placeOnMap(farm.pin ?? farm.at)}
      aria-label={[name, place, campaign && 'campaign open'].filter(Boolean).join(', ')}
      data-farm={id}
      data-number={number || undefined}
      data-campaign={campaign}
      data-chosen={(chosen && number > 0) || undefined}
      suppressHydrationWarning
    >
      <img src={stamp} alt="" width={36} height={36} />
    </Link>
  );
}

function placeOnMap([x, y]: FarmOnMap['at']): CSSProperties {
  return { '--x': `${x}%`, '--y': `${y}%` } as CSSProperties;
}

/** A place on the map of the United States, in its units. */
type Point = { x: number; y: number };

const toUnits = ([x, y]: FarmOnMap['at']) => [(x * mapSize.width) / 100, (y * mapSize.height) / 100] as const;
const tenth = (value: number) => Math.round(value * 10) / 10;

/** The least distance at which a line shows where a farm is whose picture was moved aside, in units of the map. */
const leastLine = 9;

const moved = farmsOnMap.flatMap(({ on, at, pin }) => {
  if (on || !pin) return [];
  const [[x, y], [pinX, pinY]] = [toUnits(at), toUnits(pin)];
  return Math.hypot(pinX - x, pinY - y) > leastLine ? [{ x, y, pinX, pinY }] : [];
});
const lines = moved.map(({ x, y, pinX, pinY }) => `M${[x, y, pinX, pinY].map(tenth).join(' ')}`).join('');
const dots = moved.map(({ x, y }) => `M${[x, y].map(tenth).join(' ')}h0`).join('');

/** From each picture that was moved aside to its place, and the circles around the visitor's ZIP code. */
function Lines({ home }: { home: Point | undefined }) {
  return (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true" className={styles.lines}>
      <path d={lines} />
      <path d={dots} className={styles.dots} />
      {home && (
        <g transform={`translate(${tenth(home.x)} ${tenth(home.y)})`}>
          <circle r={tenth(100 * unitsPerMile)} className={styles.ring} />
          <circle r={tenth(200 * unitsPerMile)} className={styles.ring} />
        </g>
      )}
    </svg>
  );
}

const toPercent = ({ x, y }: Point): FarmOnMap['at'] => [
  tenth((x / mapSize.width) * 100),
  tenth((y / mapSize.height) * 100),
];

const isShown = ({ x, y }: Point) => x > 0 && x < mapSize.width && y > 0 && y < mapSize.height;

function Legend({ home, narrowed }: { home: Point | undefined; narrowed: boolean }) {
  return (
    <ul className={styles.legend}>
      {home && <li data-sign="zip">Your ZIP code, rings at 100 and 200 miles</li>}
      <li data-sign="campaign">Campaign open</li>
      {narrowed ? (
        <li data-sign="out">Farm outside your filter</li>
      ) : (
        <li data-sign="moved">Moved aside so that no pin hides another</li>
      )}
      <li>Farms that name only a state stand near its middle.</li>
    </ul>
  );
}
