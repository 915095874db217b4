import type { ReactNode } from 'react';
import { Perforation } from '@furrow/ui/perforation';
import { Portrait } from './portrait';
import styles from './proof-signer.module.css';

export type ProofSignerProps = {
  /** What else is known of who signed, or how it was decided. */
  children?: ReactNode;
  name: string;
  /** Of a person: where they signed. Beside it stands the portrait, or a plain disc. */
  place?: string;
  portrait?: string;
  /** Names the section: "Signer". */
  label: string;
};

/** Who signed a document, or decided it, below the ticket with its fingerprint. */
export function ProofSigner({ children, name, place, portrait, label }: ProofSignerProps) {
  return (
    <section className={`fw-surface ${styles.root}`} aria-label={label}>
      {place ? (
        <div className={styles.who}>
          <Portrait picture={portrait} />
          <div>
            <h2 className="fw-h4">{name}</h2>
            <p>{place}</p>
          </div>
        </div>
      ) : (
        <h2 className="fw-h4">{name}</h2>
      )}
      {place && children && (
        <div className={styles.tear}>
          <Perforation />
        </div>
      )}
      {children}
    </section>
  );
}
