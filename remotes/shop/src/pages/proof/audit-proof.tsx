import { ProofPaper, ProofSum } from '@furrow/proof/proof-paper';
import { ProofRoom } from '@furrow/proof/proof-room';
import { ProofSigner } from '@furrow/proof/proof-signer';
import { cutTitle, startSentence } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { absolute, addressHere } from '@furrow/ui/structured-data';
import { auditFirms } from '../../data/audit-firms.data';
import { keptName } from '../../data/kept-words';
import { lotPath, placeName, shortNumber, type MarketplaceProduct } from '../../data/products.model';
import { reasonOf, scoreMaxima, scoreParts, type LotTrace } from '../../data/lot-traces.model';
import { partName, said, writtenOut } from '../../data/trace-words';
import { LotProofHead } from './lot-proof-head';
import { auditRecord, proofPath } from './proof.model';
import { Signature } from './signature';
import { proofJsonLd } from './structured-data';
import * as words from './words';
import styles from './proof.module.css';

/** Who measured the score of a lot, and what each of its parts is worth. */
export function AuditProof({ product, trace }: { product: MarketplaceProduct; trace: LotTrace }) {
  const { by, on, parts } = trace.score;
  const auditors = auditFirms[by];
  const path = proofPath(product, 'audit');
  const checkRef = `${product.id}/audit`;
  const title = words.auditTitle(product.sustainabilityScore);
  const day = said(on);
  return (
    <>
      <PageMeta
        title={cutTitle(words.auditPage(product.name, product.farmer))}
        description={words.auditDescription(by, writtenOut(on), product.sustainabilityScore)}
        path={path}
        jsonLd={proofJsonLd(product, title, path, undefined, by)}
      />
      <LotProofHead
        product={product}
        title={title}
        place={`${product.farmer}, ${placeName(product.location)}`}
        name={words.audit}
        checkRef={checkRef}
      />
      <ProofRoom
        sheetLabel={words.auditSheet}
        record={auditRecord(product, trace)}
        kept={words.signedOn(writtenOut(on))}
        note={words.pointsAddUp}
        ways={{
          label: words.backToLot,
          before: { to: lotPath(product), above: words.lot(shortNumber(product.lot)), name: product.name },
        }}
        signer={
          <ProofSigner label={words.auditor} name={by}>
            <Ledger>
              <LedgerRow term={words.measured}>{day}</LedgerRow>
              <LedgerRow term={words.signedBy}>{words.people(auditors.length)}</LedgerRow>
            </Ledger>
          </ProofSigner>
        }
        bar={{ caption: words.auditSheet, next: { to: lotPath(product), label: words.backToLot } }}
        check={{
          ref: checkRef,
          title: `Audit, ${product.sustainabilityScore} of 100`,
          line: keptName(product),
          to: path,
        }}
        madeUp={words.auditMadeUp}
      >
        <ProofPaper
          kind={words.auditRecord}
          when={day}
          title={words.scoreOf(product.sustainabilityScore)}
          lede={words.auditLede(product.farmer, product.name, by)}
          signers={auditors.map((name) => ({ name, place: by, signature: <Signature of={name} /> }))}
          address={absolute(addressHere(path))}
          foot={
            <Ledger>
              <LedgerRow term={words.lotTerm}>
                <span className="fw-mono">{shortNumber(product.lot)}</span>
              </LedgerRow>
              <LedgerRow term={words.grower}>{product.grower}</LedgerRow>
            </Ledger>
          }
        >
          <Ledger>
            {scoreParts.map((part) => (
              <LedgerRow key={part} term={startSentence(partName(part))}>
                {words.ofMost(parts[part].points, scoreMaxima[part])}
              </LedgerRow>
            ))}
          </Ledger>
          <ProofSum term={words.score}>{words.ofHundred(product.sustainabilityScore)}</ProofSum>
          <ul className={styles.reasons}>
            {scoreParts.map((part) => (
              <li key={part}>
                {startSentence(partName(part))}: {reasonOf(trace, part)}
              </li>
            ))}
          </ul>
        </ProofPaper>
      </ProofRoom>
    </>
  );
}
