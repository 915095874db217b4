import styles from './portrait.module.css';

export type PortraitProps = {
  name: string;
  /** Initials stand in for a picture. */
  picture?: string;
};

/** The portrait of a person beside their name, as wide as `--portrait` says. */
export function Portrait({ name, picture }: PortraitProps) {
  if (picture) return <img src={picture} alt="" width={72} height={72} className={styles.root} loading="lazy" />;
  const initials = name
    .replace(/^Dr\. /, '')
    .split(' ')
    .map((word) => word[0])
    .join('');
  return (
    <span aria-hidden="true" className={`${styles.root} ${styles.initials}`}>
      {initials}
    </span>
  );
}
