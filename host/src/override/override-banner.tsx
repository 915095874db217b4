import { Button } from '@furrow/ui/button';
import styles from './override-banner.module.css';

export type ShownOverride = {
  name: string;
  /** The version or host that is shown. */
  text: string;
  /** The version everyone else sees; undefined when the remote is not live. */
  live: string | undefined;
};

export type OverrideBannerProps = { shown: ShownOverride[]; onInspect: () => void; onReset: () => void };

/** Above everything, on every page, while a version is overridden. Only Reset takes it away. */
export function OverrideBanner({ shown, onInspect, onReset }: OverrideBannerProps) {
  return (
    <aside className={`fw-flood ${styles.root}`} data-tone="lilac" aria-label="Overridden versions">
      <span className={styles.bead} aria-hidden="true" />
      <ul className={styles.list}>
        {shown.map(({ name, text, live }) => (
          <li key={name}>
            <strong>
              {name} <span className="fw-mono">{text}</span> is shown to you only.
            </strong>{' '}
            {live ? (
              <>
                Everyone else sees <span className="fw-mono">{live}</span>.
              </>
            ) : (
              'Nobody else sees it.'
            )}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.inspect} onClick={onInspect}>
        Inspect
      </button>
      <Button variant="outlined" size="small" onClick={onReset}>
        Reset
      </Button>
    </aside>
  );
}
