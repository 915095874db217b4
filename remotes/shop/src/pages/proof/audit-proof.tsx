import { ProofPaper, ProofSum } from '@furrow/proof/proof-paper';
import { ProofRoom } from '@furrow/proof/proof-room';
import { ProofSigner } from '@furrow/proof/proof-signer';
import { cutTitle, startSentence } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { absolute } from '@furrow/ui/structured-data';
import { auditFirms } from '../../data/audit-firms.data';
import { lotPath, shortNumber, type MarketplaceProduct } from '../../data/products.model';
import { reasonOf, scoreMaxima, scoreParts, type LotTrace } from '../../data/lot-traces.model';
import { LotProofHead } from './lot-proof-head';
import { auditRecord, proofPath } from './proof.model';
import { Signature } from './signature';
import { proofJsonLd } from './structured-data';
import styles from './proof.module.css';

/** Who measured the score of a lot, and what each of its parts is worth. */
export function AuditProof({ product, trace }: { product: MarketplaceProduct; trace: LotTrace }) {
  const { by, on, parts } = trace.score;
  const auditors = auditFirms[by];
  const path = proofPath(product, 'audit');
  const checkRef = `${product.id}/audit`;
  const title = `Audit, ${product.sustainabilityScore} of 100`;
  return (
    <>
      <PageMeta
        title={cutTitle(`Audit of ${product.name} from ${product.farmer}`)}
        description={`${by} measured how this farm grows it on ${on}: soil, water, energy, distance and packaging, ${product.sustainabilityScore} of 100. Read the signed text and check it.`}
        path={path}
        jsonLd={proofJsonLd(product, title, path, undefined, by)}
      />
      <LotProofHead
        product={product}
        title={title}
        place={`${product.farmer}, ${product.location}`}
        name="Audit"
        checkRef={checkRef}
      />
      <ProofRoom
        sheetLabel="The audit behind this lot"
        record={auditRecord(product, trace)}
        kept={`signed ${on}`}
        note="The points of the five parts add up to the score."
        ways={{
          label: 'Back to the Lot',
          before: { to: lotPath(product), above: `Lot ${shortNumber(product.lot)}`, name: product.name },
        }}
        signer={
          <ProofSigner label="Auditor" name={by}>
            <Ledger>
              <LedgerRow term="Measured">{on}</LedgerRow>
              <LedgerRow term="Signed by">{auditors.length} people</LedgerRow>
            </Ledger>
          </ProofSigner>
        }
        bar={{ caption: 'The audit behind this lot', next: { to: lotPath(product), label: 'Back to the Lot' } }}
        check={{ ref: checkRef, title, line: product.name, to: path }}
        madeUp="the people and the audit"
      >
        <ProofPaper
          kind="Audit record"
          when={on}
          title={`Score ${product.sustainabilityScore} of 100`}
          lede={`How ${product.farmer} grows its ${product.name.toLowerCase()}, measured by ${by}.`}
          signers={auditors.map((name) => ({ name, place: by, signature: <Signature of={name} /> }))}
          address={absolute(path)}
          foot={
            <Ledger>
              <LedgerRow term="Lot">
                <span className="fw-mono">{shortNumber(product.lot)}</span>
              </LedgerRow>
              <LedgerRow term="Grower">{product.grower}</LedgerRow>
            </Ledger>
          }
        >
          <Ledger>
            {scoreParts.map((part) => (
              <LedgerRow key={part} term={startSentence(part)}>
                {parts[part].points} of {scoreMaxima[part]}
              </LedgerRow>
            ))}
          </Ledger>
          <ProofSum term="Score">{product.sustainabilityScore} of 100</ProofSum>
          <ul className={styles.reasons}>
            {scoreParts.map((part) => (
              <li key={part}>
                {startSentence(part)}: {reasonOf(trace, part)}
              </li>
            ))}
          </ul>
        </ProofPaper>
      </ProofRoom>
    </>
  );
}
