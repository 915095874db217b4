import { House } from 'lucide-react';
import { Handovers } from '@furrow/proof/handovers';
import { Anchor } from '@furrow/ui/anchor';
import { handoverTime, shortMoment } from '../../data/moment';
import { orderPath } from '../../data/orders';
import { lotPath, type MarketplaceProduct } from '../../data/products.model';
import { interval, type LotTrace } from '../../data/lot-traces.model';
import { useArrival } from '../../ui/use-arrival';

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
            role,
            deed: done,
            place,
            between: next ? interval(handover, next) : keeps,
            rows: [
              ['When', <time dateTime={at}>{handoverTime(at)}</time>] as const,
              [proof.term, proof.value] as const,
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
          role: 'You',
          deed,
          place: arrived ? 'It arrived with your order.' : text,
          rows: arrived
            ? [
                ['When', <time dateTime={arrived.times.at(-1)}>{shortMoment(arrived.times.at(-1))}</time>],
                ['Document', <Anchor to={orderPath(arrived)}>Receipt {arrived.number}</Anchor>],
              ]
            : [
                ['When', last],
                ['Document', 'With your receipt'],
              ],
          icon: <House size={22} strokeWidth={1.8} />,
          keptIn: arrived && 'this browser only',
        },
      ]}
    />
  );
}

function lastLine({ inStock, category }: MarketplaceProduct): [deed: string, text: string] {
  if (category === 'Carbon Credits') {
    return ['Retired in your name', 'The last line is added when you use the credit.'];
  }
  if (!inStock) return ['Sold out', 'Each buyer of this lot adds the last line when they open the box.'];
  return ['Your table', 'The last line is added when you open your box.'];
}
