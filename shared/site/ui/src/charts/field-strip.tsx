import { useId, type ReactNode } from 'react';
import { percents } from './scale';
import styles from './field-strip.module.css';

/** A part of the whole; `text` is its value with the unit. */
export type Parcel = { name: string; value: number; text: string };

export type FieldStripProps = {
  /** Largest first, at most five; count the rest together as "Other". */
  parcels: readonly Parcel[];
  /** The strip in one sentence, with its figure. */
  label: string;
  /** Takes the place of the list below; it names the parcels, each with its {@link ParcelSwatch}. */
  list?: ReactNode;
};

/** The percent from which a parcel has room for its figure in a wide strip, on most phones, and everywhere. */
const [inWideStrips, onMostPhones, everywhere] = [10, 15, 18];

function roomOf(percent: number) {
  if (percent >= everywhere) return '';
  return percent >= onMostPhones ? styles.phones : styles.wide;
}

type Ploughing = { rotate: number; shape: 'line' | 'dot' };
const ploughings: readonly Ploughing[] = [
  { rotate: 0, shape: 'line' },
  { rotate: 90, shape: 'line' },
  { rotate: -45, shape: 'line' },
  { rotate: 45, shape: 'line' },
  { rotate: 0, shape: 'dot' },
];

/** Parts of a whole as parcels of one field: each has a color and a direction of ploughing, so it reads without color too. */
export function FieldStrip({ parcels, label, list }: FieldStripProps) {
  const id = useId();
  const shares = percents(parcels.map(({ value }) => value));
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, percent) => sum + percent, 0));

  return (
    <>
      <div className={styles.strip}>
        <svg role="img" aria-label={label} width="100%" height="72">
          <defs>
            {parcels.map(({ name }, index) => (
              <Furrows key={name} id={`${id}-${index}`} kind={index} />
            ))}
          </defs>
          {parcels.map(({ name }, index) => (
            <svg key={name} x={`${starts[index]}%`} width={`${shares[index]}%`} height="72">
              <rect width="100%" height="72" rx="3" className={styles.parcel} fill={`url(#${id}-${index})`} />
              {(shares[index] ?? 0) >= inWideStrips && (
                <g className={`${styles.pill} ${roomOf(shares[index] ?? 0)}`}>
                  <rect x="4" y="42" width="44" height="22" rx="11" />
                  <text x="26" y="57.5">
                    {shares[index]}%
                  </text>
                </g>
              )}
            </svg>
          ))}
        </svg>
      </div>
      {list ?? (
        <ul className={styles.list}>
          {parcels.map(({ name, text }, index) => (
            <li key={name}>
              <ParcelSwatch index={index} />
              <span>
                <b>{name}</b>
                <span className={`fw-num ${styles.amount}`}>
                  {text}, {shares[index]}%
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The ploughing of a parcel, beside its name. */
export function ParcelSwatch({ index }: { index: number }) {
  const id = useId();
  return (
    <svg aria-hidden="true" width="20" height="18" className={styles.swatch}>
      <defs>
        <Furrows id={id} kind={index} />
      </defs>
      <rect width="20" height="18" rx="3" fill={`url(#${id})`} />
    </svg>
  );
}

function Furrows({ id, kind }: { id: string; kind: number }) {
  const { rotate, shape } = ploughings[kind % ploughings.length]!;
  return (
    <pattern id={id} width="7.5" height="7.5" patternUnits="userSpaceOnUse" patternTransform={`rotate(${rotate})`}>
      <rect width="7.5" height="7.5" fill={`var(--fw-c${(kind % ploughings.length) + 1})`} />
      {shape === 'line' ? (
        <rect width="7.5" height="2" y="2.75" className={styles.furrow} />
      ) : (
        <circle cx="3.75" cy="3.75" r="1.6" className={styles.furrow} />
      )}
    </pattern>
  );
}
