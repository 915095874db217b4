import { ProofPaper } from '@furrow/proof/proof-paper';
import { ProofRail } from '@furrow/proof/proof-rail';
import { ProofRoom } from '@furrow/proof/proof-room';
import { ProofSigner } from '@furrow/proof/proof-signer';
import { shortDay, timeOfDay } from '@furrow/ui/clock';
import { continueSentence, cutTitle, formatCount } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { absolute, addressHere } from '@furrow/ui/structured-data';
import { keptName } from '../../data/kept-words';
import { handoverTime } from '../../data/moment';
import { lotPath, placeName, shortNumber, type MarketplaceProduct } from '../../data/products.model';
import { handoverCount, type Handover, type LotTrace } from '../../data/lot-traces.model';
import { placeSaid, said } from '../../data/trace-words';
import { CrateTables } from './crate-tables';
import { LotProofHead } from './lot-proof-head';
import { documentName, documentOf, measuredAt, proofPath, recordsOf } from './proof.model';
import { Signature } from './signature';
import { proofJsonLd } from './structured-data';
import * as words from './words';

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
  const [name = ''] = place.split(', ');
  const lot = shortNumber(product.lot);

  return (
    <>
      <PageMeta
        title={cutTitle(words.handoverPage(number, handoverCount, product.name, name))}
        description={words.handoverDescription(
          said(deed),
          `${person}, ${placeSaid(place)}`,
          number,
          handoverCount,
          lot,
        )}
        path={path}
        modified={at.slice(0, 10)}
        jsonLd={proofJsonLd(product, title, path, at.slice(0, 10), person)}
      />
      <LotProofHead
        product={product}
        title={title}
        place={`${name}, ${placeName(product.location)}`}
        name={words.handover(number)}
        checkRef={checkRef}
      />
      <ProofRail
        label={words.handoversOfLot}
        current={index}
        steps={[
          ...handovers.map((each, step) => ({
            name: said(each.deed),
            when: handoverTime(each.at),
            to: proofPath(product, step + 1),
          })),
          { name: words.yourTable, when: words.notYet },
        ]}
      />
      <ProofRoom
        sheetLabel={words.handoverSheet(number, handoverCount)}
        record={record}
        kept={words.inBlock(formatCount(block))}
        note={index === 0 ? words.firstNote : words.laterNote(index)}
        ways={{
          label: words.documentsAround,
          before: before && {
            to: proofPath(product, index),
            above: words.place(index, handoverCount, before.person),
            name: documentName(before, index - 1),
          },
          next: next
            ? {
                to: proofPath(product, number + 1),
                above: words.place(number + 1, handoverCount, next.person),
                name: documentName(next, number),
              }
            : { to: proofPath(product, 'audit'), above: words.fullLot, name: words.theAudit },
        }}
        signer={
          <ProofSigner label={words.signer} name={person} place={placeSaid(place)} portrait={portrait}>
            <Ledger>
              <LedgerRow term={words.signsAs}>{said(handover.role)}</LedgerRow>
              <LedgerRow term={words.signed}>{handoverTime(at)}</LedgerRow>
              <LedgerRow term={words.block}>
                <span className="fw-mono">{formatCount(block)}</span>
              </LedgerRow>
            </Ledger>
          </ProofSigner>
        }
        bar={{
          caption: words.handoversDone(number, handoverCount),
          next: next
            ? {
                to: proofPath(product, number + 1),
                label: words.next(documentName(next, number).split(',')[0] ?? ''),
              }
            : { to: lotPath(product), label: words.backToLot },
        }}
        check={{
          ref: checkRef,
          title: documentOf(handover, index),
          line: `${keptName(product)}, handover ${number}`,
          to: path,
        }}
        madeUp={words.handoverMadeUp}
      >
        <ProofPaper
          kind={words.handoverRecord(number, handoverCount)}
          when={words.signedAt(
            words.dayAndYear(shortDay(at), at.slice(0, 4)),
            timeOfDay(at),
            placeName(product.location),
          )}
          title={title.split(',')[0] ?? title}
          lede={
            crates
              ? words.cratesLede(
                  `${formatCount(crates.count * (crates.gross - crates.empty))} kg`,
                  product.name,
                  crates.count,
                )
              : `${product.name}: ${continueSentence(said(deed))}.`
          }
          signers={[{ name: person, place: placeSaid(place), signature: <Signature of={person} /> }]}
          address={absolute(addressHere(path))}
          foot={
            <Ledger>
              <LedgerRow term={words.lotTerm}>
                <span className="fw-mono">{lot}</span>
              </LedgerRow>
              <LedgerRow term={words.block}>
                <span className="fw-mono">{formatCount(block)}</span>
              </LedgerRow>
              {index > 0 && (
                <LedgerRow term={words.lineBefore}>
                  <span className="fw-mono">{shortPrint(records[index - 1]!.fingerprint)}</span>
                </LedgerRow>
              )}
            </Ledger>
          }
        >
          <Ledger>
            <LedgerRow term={words.product}>{product.name}</LedgerRow>
            {trace.facts.slice(1, 3).map(([term, value]) => (
              <LedgerRow key={term} term={said(term)}>
                {said(value)}
              </LedgerRow>
            ))}
            <LedgerRow term={before ? words.receivedFrom : words.grownBy}>
              {before ? before.person : `${product.grower}, ${product.farmer}`}
            </LedgerRow>
            {!crates &&
              measuredAt(handover).map(([term, value]) => (
                <LedgerRow key={term} term={said(term)}>
                  {said(value)}
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
