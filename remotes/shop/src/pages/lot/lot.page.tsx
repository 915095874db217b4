import { useRef } from 'react';
import { NotFound } from '@furrow/remote/services';
import { Slot } from '@furrow/remote/slot';
import { useParams } from '@furrow/router';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Measured } from '@furrow/ui/measured';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { Tag } from '@furrow/ui/tag';
import { marketplaceProducts } from '../../data/products.data';
import { lots, placeName, type MarketplaceProduct } from '../../data/products.model';
import { said } from '../../data/trace-words';
import { FoodBankNote } from '../../ui/food-bank-note';
import { FootBar } from '@furrow/ui/foot-bar';
import { AddButton, ProductCard } from '../../ui/product';
import { useArrival } from '../../ui/use-arrival';
import { useLotList } from '../../ui/use-lot-list';
import { GrowerTicket } from './grower-ticket';
import { LotDrawer } from './lot-drawer';
import { LotHead } from './lot-head';
import { lotTitle } from './lot-title';
import { traces } from '../../data/lot-traces.data';
import { handoverCount, lotCents, quantityOf, relatedLots, type LotTrace } from '../../data/lot-traces.model';
import { lotJsonLd } from './structured-data';
import { PriceTicket } from './price-ticket';
import { Score } from './score';
import { Trace } from './trace';
import * as words from './words';
import styles from './lot.module.css';

/** A lot with everything that is known of it. */
export default function LotPage() {
  const found = useLot();
  if (!found) return <NotFound />;
  // Another lot is another page: no part of the one before stays.
  return <Lot key={found.product.id} {...found} />;
}

/** The same lot over the marketplace's list: its trace, and a button to put it into the cart. */
export function Drawer() {
  const found = useLot();
  const [inCart, addLot] = useLotList();
  if (!found) return <NotFound />;
  const { product } = found;
  return <LotDrawer {...found} added={inCart.includes(product.id)} onAdd={() => addLot(product)} />;
}

function useLot() {
  const { id } = useParams();
  const product = marketplaceProducts.find((candidate) => candidate.id === id);
  const trace = product && traces[product.id];
  return trace && { product, trace };
}

function Lot({ product, trace }: { product: MarketplaceProduct; trace: LotTrace }) {
  const [inCart, addLot] = useLotList();
  const button = useRef<HTMLDivElement>(null);
  const buy = { product, added: inCart.includes(product.id), onAdd: () => addLot(product) };
  const { unit } = quantityOf(product);
  const written = trace.handovers.length + (useArrival(product.id) ? 1 : 0);

  return (
    <>
      <PageMeta
        title={lotTitle(product)}
        description={words.description(
          product.description,
          `${product.farmer}, ${placeName(product.location)}`,
          handoverCount,
          product.sustainabilityScore,
        )}
        path={`/marketplace/lot/${product.id}`}
        modified={trace.handovers.at(-1)?.at.slice(0, 10)}
        jsonLd={lotJsonLd(product)}
      />
      <LotHead product={product} inCart={inCart.length} />
      <div className={`fw-wrap ${styles.columns}`}>
        <div className={styles.lot}>
          <div className={styles.packet}>
            <img src={product.image} alt="" width={400} height={400} fetchPriority="high" />
            {product.carbonNegative && (
              <div className={styles.tag}>
                <Tag tone="cream">{words.carbonNegative}</Tag>
              </div>
            )}
          </div>
          <div>
            <div className={styles.facts}>
              <p className={styles.factsHead}>
                <strong>{words.thisLot}</strong>{' '}
                <span>
                  <Measured>{product.quantity}</Measured>
                </span>
              </p>
              <Ledger>
                {trace.facts.map(([term, value]) => (
                  <LedgerRow key={term} term={said(term)}>
                    <Measured>{said(value)}</Measured>
                  </LedgerRow>
                ))}
                <LedgerRow term={words.handovers}>{words.done(written, handoverCount)}</LedgerRow>
              </Ledger>
            </div>
            <FoodBankNote orderCents={lotCents(product)} lot />
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.rail}>
            <PriceTicket {...buy} trace={trace} buttonRef={button} />
            <div className={styles.grower}>
              <GrowerTicket product={product} trace={trace} />
            </div>
          </div>
        </div>
        <div className={styles.story}>
          <section>
            <h2>{words.traceTitle(handoverCount)}</h2>
            <p className={styles.lede}>
              {product.description} {words.everyone}
            </p>
            <Trace product={product} trace={trace} level={3} />
          </section>
          <section>
            <h2>{words.whyScore(product.sustainabilityScore)}</h2>
            <Score product={product} trace={trace} />
          </section>
        </div>
      </div>
      <div className={`fw-wrap ${styles.others}`}>
        <Slot name="lot" props={{ farm: product.farmId }} />
      </div>
      <div className={styles.more}>
        <Related product={product} inCart={inCart} onAdd={addLot} />
      </div>
      <FootBar
        figure={product.price}
        caption={
          <Measured>
            {`${product.currency} / ${product.unit}${product.inStock ? words.andLeft(`${trace.left} ${unit}`) : ''}`}
          </Measured>
        }
        standsInFor={button}
      >
        <AddButton {...buy} addedLabel={words.addedToCart} size="medium" />
      </FootBar>
    </>
  );
}

type RelatedProps = {
  product: MarketplaceProduct;
  inCart: readonly string[];
  onAdd: (product: MarketplaceProduct) => void;
};

function Related({ product, inCart, onAdd }: RelatedProps) {
  const related = relatedLots(marketplaceProducts, product);
  const alike = marketplaceProducts.filter(({ category }) => category === product.category);
  const isOneCategory = related.every(({ category }) => category === product.category);
  const all = isOneCategory ? alike : marketplaceProducts;
  return (
    <Section
      tone="alternate"
      name={isOneCategory ? words.moreOf(product.category) : words.moreLots}
      fact={words.someOf(related.length, lots(all.length))}
    >
      <ul className={styles.related}>
        {related.map((other) => (
          <li key={other.id}>
            <ProductCard product={other} added={inCart.includes(other.id)} level={3} onAdd={() => onAdd(other)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
