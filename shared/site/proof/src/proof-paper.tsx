import type { ReactNode } from 'react';
import mark from '@furrow/ui/art/brand-mark.svg';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Perforation } from '@furrow/ui/perforation';
import { QrCode } from './qr-code';
import { fingerprintOf } from './record';
import * as words from './words';
import styles from './proof-paper.module.css';

export type ProofPaperProps = {
  /** What was measured: ledgers and tables. */
  children: ReactNode;
  /** The kind of document: "Handover record, line 3 of 5". */
  kind: string;
  /** When and where it was signed. */
  when: string;
  title: string;
  lede: string;
  signers: readonly { name: string; place: string; signature: ReactNode }[];
  /** The whole address of the page, for the QR code. */
  address: string;
  /** A ledger beside the code. */
  foot: ReactNode;
};

/** A signed document as it is drawn. Paper is light in both themes. */
export function ProofPaper({ children, kind, when, title, lede, signers, address, foot }: ProofPaperProps) {
  return (
    <article className={styles.root}>
      <span aria-hidden="true" className={styles.rings} />
      <p className={styles.top}>
        <span>
          <img src={mark} alt="" width={22} height={22} />
          {kind}
        </span>
        <span>{when}</span>
      </p>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.lede}>{lede}</p>
      {children}
      <div className={styles.signed}>
        <div className={styles.signers}>
          {signers.map(({ name, place, signature }) => (
            <div key={name}>
              <div className={styles.signature}>{signature}</div>
              <p className={styles.signer}>
                <b>{name}</b>
                <span>{place}</span>
              </p>
            </div>
          ))}
        </div>
        <Seal />
      </div>
      <div className={styles.tear}>
        <Perforation />
      </div>
      <div className={styles.foot}>
        <QrCode
          value={address}
          size={96}
          marginSize={1}
          level="L"
          title={words.qrCode}
          fgColor="var(--fw-flood-ink)"
          bgColor="var(--fw-cream)"
        />
        <div>{foot}</div>
      </div>
    </article>
  );
}

/** What the rows above add up to, under an ink rule. */
export function ProofSum({ children, term }: { children: ReactNode; term: string }) {
  return (
    <div className={styles.sum}>
      <Ledger>
        <LedgerRow term={term}>{children}</LedgerRow>
      </Ledger>
    </div>
  );
}

/** Decoration: twenty-four rays around rings and a bead. */
function Seal() {
  return (
    <svg aria-hidden="true" width="92" height="92" viewBox="-46 -46 92 92" className={styles.seal}>
      <circle r="41" strokeWidth="6" strokeDasharray="3.6 7.133" />
      <circle r="31" strokeWidth="2" />
      <circle r="26" strokeWidth="2" />
      <circle r="21" strokeWidth="2" />
      <circle r="14" strokeWidth="2.5" className={styles.bead} />
    </svg>
  );
}

/** The name of who signed, where nobody has drawn the signature, and the key that signed in its place. */
export function WrittenName({ name }: { name: string }) {
  return (
    <span className={styles.typed}>
      <span role="img" aria-label={words.signatureOf(name)} className={styles.written}>
        {name}
      </span>
      <span className={styles.key}>
        {words.signedWithKey} <span className="fw-whole">{keyOf(name)}</span>
      </span>
    </span>
  );
}

/** The ends of a signer's key, made up like the signer: always the same for one name. */
function keyOf(name: string): string {
  const key = fingerprintOf(`Key of ${name}`);
  return `${key.slice(0, 4)}…${key.slice(-4)}`;
}
