import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ProofPaper } from '@furrow/proof/proof-paper';
import { ProofRail } from '@furrow/proof/proof-rail';
import { ProofRoom } from '@furrow/proof/proof-room';
import { Anchor } from '@furrow/ui/anchor';
import { formatCount } from '@furrow/ui/format';
import { Portrait } from '@furrow/proof/portrait';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { absolute } from '@furrow/ui/structured-data';
import { recordEntry } from '@furrow/you/model';
import { lotPath, shortNumber, type MarketplaceProduct } from '../../data/products.model';
import { handoverCount, timeOf, type Handover, type LotTrace } from '../../data/lot-traces.model';
import { CrateTables } from './crate-tables';
import { ProofHead } from './proof-head';
import { documentName, measuredAt, proofPath, recordsOf } from './proof.model';
import { Signature } from './signature';
import { proofJsonLd } from './structured-data';
import styles from './proof.module.css';

export type HandoverProofProps = { product: MarketplaceProduct; trace: LotTrace; index: number };

/** The document of one handover, its text, and its fingerprint, which can be checked. */
export function HandoverProof({ product, trace, index }: HandoverProofProps) {
  const { handovers } = trace;
  const handover = handovers[index] as Handover;
  const { deed, person, portrait, place, at, block, crates } = handover;
  const records = recordsOf(product, trace);
  const record = records[index]!;
  const title = documentName(handover, index);
  const number = index + 1;
  const path = proofPath(product, number);
  const checkRef = `${product.id}/${number}`;
  const before = handovers[index - 1];
  const next = handovers[index + 1];

  return (
    <>
      <PageMeta
        title={`${title}: ${product.name}, handover ${number}`}
        description={`${deed} by ${person}, ${place}: handover ${number} of ${handoverCount} of lot ${shortNumber(product.lot)}, its text as signed and a fingerprint that your browser can check.`}
        path={path}
        modified={at.slice(0, 10)}
        jsonLd={proofJsonLd(product, title, path, at.slice(0, 10), person)}
      />
      <ProofHead
        product={product}
        title={title}
        place={`${place.split(', ')[0]}, ${product.location}`}
        name={`Handover ${number}`}
        checkRef={checkRef}
      />
      <div className={`fw-wrap ${styles.rail}`}>
        <ProofRail
          label="Handovers of this lot"
          current={index}
          steps={[
            ...handovers.map((each, step) => ({
              name: each.deed,
              when: timeOf(each.at),
              to: proofPath(product, step + 1),
            })),
            { name: 'Your table', when: 'not yet written' },
          ]}
        />
      </div>
      <ProofRoom
        record={record}
        kept={`in block ${formatCount(block)}`}
        note={
          index === 0
            ? 'Every later record holds the fingerprint of the one before. Change this text and none of them matches.'
            : `The last line holds the fingerprint of handover ${index}. Change any earlier record and every one after it stops matching.`
        }
        ways={<Ways product={product} before={before} next={next} index={index} />}
        signer={
          <section className={`fw-surface ${styles.signer}`} aria-label="Signer">
            <div className={styles.who}>
              <Portrait picture={portrait} />
              <div>
                <h2 className="fw-h4">{person}</h2>
                <p>{place}</p>
              </div>
            </div>
            <Ledger>
              <LedgerRow term="Signs as">{handover.role}</LedgerRow>
              <LedgerRow term="Signed">{timeOf(at)}</LedgerRow>
              <LedgerRow term="Block">
                <span className="fw-mono">{formatCount(block)}</span>
              </LedgerRow>
            </Ledger>
          </section>
        }
        bar={{
          caption: `${number} of ${handoverCount} handovers`,
          next: next
            ? {
                to: proofPath(product, number + 1),
                label: `Next: ${documentName(next, number).split(',')[0]?.toLowerCase()}`,
              }
            : { to: lotPath(product), label: 'Back to the lot' },
        }}
        onMatch={() =>
          void recordEntry({
            kind: 'check',
            ref: checkRef,
            title: `Checked: ${title}`,
            line: `${product.name}, handover ${number}`,
            to: path,
            state: 'matches',
          })
        }
      >
        <ProofPaper
          kind={`Handover record, line ${number} of ${handoverCount}`}
          when={`${timeOf(at)} in ${product.location}`}
          title={title.split(',')[0] ?? title}
          lede={`${product.name}: ${deed.toLowerCase()}.`}
          signers={[{ name: person, place, signature: <Signature of={person} /> }]}
          address={absolute(path)}
          foot={
            <Ledger>
              <LedgerRow term="Lot">
                <span className="fw-mono">{shortNumber(product.lot)}</span>
              </LedgerRow>
              <LedgerRow term="Block">
                <span className="fw-mono">{formatCount(block)}</span>
              </LedgerRow>
              {index > 0 && (
                <LedgerRow term="Line before">
                  <span className="fw-mono">{shortPrint(records[index - 1]!.fingerprint)}</span>
                </LedgerRow>
              )}
            </Ledger>
          }
        >
          <Ledger>
            <LedgerRow term="Product">{product.name}</LedgerRow>
            {trace.facts.slice(1, 3).map(([term, value]) => (
              <LedgerRow key={term} term={term}>
                {value}
              </LedgerRow>
            ))}
            <LedgerRow term={before ? 'Received from' : 'Grown by'}>
              {before ? before.person : `${product.grower}, ${product.farmer}`}
            </LedgerRow>
            {!crates &&
              measuredAt(handover).map(([term, value]) => (
                <LedgerRow key={term} term={term}>
                  {value}
                </LedgerRow>
              ))}
          </Ledger>
          {crates && <CrateTables crates={crates} />}
        </ProofPaper>
      </ProofRoom>
      <div className={`fw-wrap ${styles.note}`}>
        <SampleNote>the people and the block are made up. The check is real</SampleNote>
      </div>
    </>
  );
}

function shortPrint(fingerprint: string): string {
  return `${fingerprint.slice(0, 4)}\u2026${fingerprint.slice(-4)}`;
}

type WaysProps = { product: MarketplaceProduct; before?: Handover; next?: Handover; index: number };

function Ways({ product, before, next, index }: WaysProps) {
  return (
    <nav aria-label="Documents before and after" className={styles.ways}>
      {before && (
        <Anchor to={proofPath(product, index)} className={styles.way}>
          <ArrowLeft size={20} strokeWidth={1.8} />
          <span>
            <span>{`${index} of ${handoverCount}, ${before.person}`}</span>
            <b>{documentName(before, index - 1)}</b>
          </span>
        </Anchor>
      )}
      {next ? (
        <Anchor to={proofPath(product, index + 2)} className={`${styles.way} ${styles.on}`}>
          <span>
            <span>{`${index + 2} of ${handoverCount}, ${next.person}`}</span>
            <b>{documentName(next, index + 1)}</b>
          </span>
          <ArrowRight size={20} strokeWidth={1.8} />
        </Anchor>
      ) : (
        <Anchor to={proofPath(product, 'audit')} className={`${styles.way} ${styles.on}`}>
          <span>
            <span>The whole lot</span>
            <b>The audit</b>
          </span>
          <ArrowRight size={20} strokeWidth={1.8} />
        </Anchor>
      )}
    </nav>
  );
}
