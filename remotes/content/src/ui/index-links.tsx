import styles from './index-links.module.css';

type IndexLinksProps = {
  entries: readonly { id: string; title: string }[];
  /** `bead` marks the current entry with a bead (legal pages, documentation), `bold` by weight (articles). */
  mark: 'bead' | 'bold';
};

/** Links to parts of this page. Browsers that know scroll target groups mark the part one reads, when a group is around them. */
export function IndexLinks({ entries, mark }: IndexLinksProps) {
  return (
    <ul className={mark === 'bead' ? `${styles.links} ${styles.bead}` : styles.links}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
