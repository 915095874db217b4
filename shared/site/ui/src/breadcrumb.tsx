import { Anchor } from './anchor';
import * as words from './words';
import styles from './breadcrumb.module.css';

/** A step on the way to a page; the last one is the page and has no address. */
export type Crumb = { name: string; to?: string };

/** Where a page stands: the ways back up, then its own name. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label={words.trail}>
      <ol className={styles.root}>
        {trail.map(({ name, to }) => (
          <li key={name} className={styles.crumb}>
            {to ? (
              <Anchor to={to} className={styles.link}>
                {name}
              </Anchor>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
