import { House } from 'lucide-react';
import { documentTerm, Handovers } from '@furrow/proof/handovers';
import { Anchor } from '@furrow/ui/anchor';
import { handoverTime, shortMoment } from '../../data/moment';
import { orderPath } from '../../data/orders';
import { lotPath, type MarketplaceProduct } from '../../data/products.model';
import { interval, type LotTrace } from '../../data/lot-traces.model';
import { useArrival } from '../../ui/use-arrival';
import { placeSaid, said } from '../../data/trace-words';
import * as words from './words';

export type TraceProps = {
  product: MarketplaceProduct;
  trace: LotTrace;
  /** The level of the deeds' headings. */
  level: 3 | 4;
};

/**
 * The five handovers of a lot: four that are signed, and the buyer's, which an order of this browser writes when it has
 * arrived.
 */
export function Trace({ product, trace, level }: TraceProps) {
  const { handovers, keeps, last } = trace;
  const [deed, text] = lastLine(product);
  const arrived = useArrival(product.id);
  return (
    <Handovers
      level={level}
      steps={[
        ...handovers.map((handover, index) => {
          const { role, deed: done, person, portrait, place, at, proof, block } = handover;
          const next = handovers[index + 1];
          return {
            role: said(role),
            deed: said(done),
            place: placeSaid(place),
            between: next ? interval(handover, next) : said(keeps),
            rows: [
              [words.when, <time dateTime={at}>{handoverTime(at)}</time>] as const,
              [proof.term === 'Document' ? documentTerm : said(proof.term), said(proof.value)] as const,
            ],
            signed: {
              person,
              portrait,
              block,
              to: `${lotPath(product)}/proof/${index + 1}`,
              checkRef: `${product.id}/${index + 1}`,
            },
          };
        }),
        {
          role: words.you,
          deed,
          place: arrived ? words.arrived : text,
          rows: arrived
            ? [
                [words.when, <time dateTime={arrived.times.at(-1)}>{shortMoment(arrived.times.at(-1))}</time>],
                [documentTerm, <Anchor to={orderPath(arrived)}>{words.receipt(arrived.number)}</Anchor>],
              ]
            : [
                [words.when, said(last)],
                [documentTerm, words.withReceipt],
              ],
          icon: <House size={22} strokeWidth={1.8} />,
          keptIn: arrived && words.onlyHere,
        },
      ]}
    />
  );
}

function lastLine({ inStock, category }: MarketplaceProduct): [deed: string, text: string] {
  if (category === 'Carbon Credits') {
    return [words.retired, words.retiredText];
  }
  if (!inStock) return [words.soldOut, words.soldOutText];
  return [words.yourTable, words.yourTableText];
}
