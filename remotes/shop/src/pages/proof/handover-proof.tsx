import { ProofPaper } from '@furrow/proof/proof-paper';
import { ProofRail } from '@furrow/proof/proof-rail';
import { ProofRoom } from '@furrow/proof/proof-room';
import { ProofSigner } from '@furrow/proof/proof-signer';
import { shortDay, timeOfDay } from '@furrow/ui/clock';
import { cutTitle, formatCount } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { absolute } from '@furrow/ui/structured-data';
import { handoverTime } from '../../data/moment';
import { lotPath, shortNumber, type MarketplaceProduct } from '../../data/products.model';
import { handoverCount, type Handover, type LotTrace } from '../../data/lot-traces.model';
import { CrateTables } from './crate-tables';
import { LotProofHead } from './lot-proof-head';
import { documentName, measuredAt, proofPath, recordsOf } from './proof.model';
import { Signature } from './signature';
import { proofJsonLd } from './structured-data';

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
        title={cutTitle(`Handover ${number} of ${handoverCount}: ${product.name}, ${place.split(', ')[0]}`)}
        description={`${deed} by ${person}, ${place}: handover ${number} of ${handoverCount} of lot ${shortNumber(product.lot)}. Read the signed text and check it.`}
        path={path}
        modified={at.slice(0, 10)}
        jsonLd={proofJsonLd(product, title, path, at.slice(0, 10), person)}
      />
      <LotProofHead
        product={product}
        title={title}
        place={`${place.split(', ')[0]}, ${product.location}`}
        name={`Handover ${number}`}
        checkRef={checkRef}
      />
      <ProofRail
        label="Handovers of this lot"
        current={index}
        steps={[
          ...handovers.map((each, step) => ({
            name: each.deed,
            when: handoverTime(each.at),
            to: proofPath(product, step + 1),
          })),
          { name: 'Your table', when: 'not yet written' },
        ]}
      />
      <ProofRoom
        sheetLabel={`Handover ${number} of ${handoverCount}`}
        record={record}
        kept={`in block ${formatCount(block)}`}
        note={
          index === 0
            ? 'Every later record holds the fingerprint of the one before. Change this text and none of them will match.'
            : `The last line holds the fingerprint of handover ${index}. Change any earlier record and every one after it stops matching.`
        }
        ways={{
          label: 'Documents before and after',
          before: before && {
            to: proofPath(product, index),
            above: `${index} of ${handoverCount}, ${before.person}`,
            name: documentName(before, index - 1),
          },
          next: next
            ? {
                to: proofPath(product, number + 1),
                above: `${number + 1} of ${handoverCount}, ${next.person}`,
                name: documentName(next, number),
              }
            : { to: proofPath(product, 'audit'), above: 'The full lot', name: 'The audit' },
        }}
        signer={
          <ProofSigner label="Signer" name={person} place={place} portrait={portrait}>
            <Ledger>
              <LedgerRow term="Signs as">{handover.role}</LedgerRow>
              <LedgerRow term="Signed">{handoverTime(at)}</LedgerRow>
              <LedgerRow term="Block">
                <span className="fw-mono">{formatCount(block)}</span>
              </LedgerRow>
            </Ledger>
          </ProofSigner>
        }
        bar={{
          caption: `${number} of ${handoverCount} handovers`,
          next: next
            ? {
                to: proofPath(product, number + 1),
                label: `Next: ${documentName(next, number).split(',')[0]?.toLowerCase()}`,
              }
            : { to: lotPath(product), label: 'Back to the Lot' },
        }}
        check={{ ref: checkRef, title, line: `${product.name}, handover ${number}`, to: path }}
        madeUp="the people and the block"
      >
        <ProofPaper
          kind={`Handover record, line ${number} of ${handoverCount}`}
          when={`${shortDay(at)}, ${at.slice(0, 4)}, ${timeOfDay(at)} in ${product.location}`}
          title={title.split(',')[0] ?? title}
          lede={
            crates
              ? `${formatCount(crates.count * (crates.gross - crates.empty))} kg of ${product.name.toLowerCase()}, packed in ${crates.count} crates.`
              : `${product.name}: ${deed.toLowerCase()}.`
          }
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
    </>
  );
}

function shortPrint(fingerprint: string): string {
  return `${fingerprint.slice(0, 4)}\u2026${fingerprint.slice(-4)}`;
}
