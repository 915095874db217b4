import { useEffect, useId, useRef } from 'react';
import { CartProvider } from '@furrow/cart/react';
import { Button, ButtonLink } from '@furrow/ui/button';
import { Anchor } from '@furrow/ui/anchor';
import { FootBar } from '@furrow/ui/foot-bar';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Measured } from '@furrow/ui/measured';
import { RunningHead } from '@furrow/ui/running-head';
import { SideCard, sideCardsClass } from '@furrow/ui/side-card';
import { Tag } from '@furrow/ui/tag';
import { featuredProducts } from '../../data/featured-products.data';
import { traces } from '../../data/lot-traces.data';
import { stripsOf } from '../../data/lot-strips.model';
import { quantityOf, type LotTrace } from '../../data/lot-traces.model';
import { marketplaceProducts } from '../../data/products.data';
import { lotPath, lots, type MarketplaceProduct } from '../../data/products.model';
import { said } from '../../data/trace-words';
import { FieldMap } from '../../ui/field-map';
import { PerPound } from '../../ui/per-pound';
import { useAddToCart } from '../../ui/use-add-to-cart';
import * as ofProducts from '../../ui/words';
import { followLotBar } from './follow-lot-bar';
import type { LotCardProps } from './lot-card.schema';
import * as words from './words';
import styles from './lot-card.module.css';

/** What the marketplace has of one farm. */
export default function LotCardFragment({ farm }: LotCardProps) {
  const ofFarm = marketplaceProducts.filter(({ farmId }) => farmId === farm);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const place = section.current?.parentElement;
    return place ? followLotBar(place) : undefined;
  }, []);
  if (ofFarm.length === 0) return null;
  return (
    <CartProvider>
      <section ref={section} className={sideCardsClass}>
        <RunningHead level={2} fact={lots(ofFarm.length)}>
          {words.onSale}
        </RunningHead>
        {ofFarm.map((product) => {
          const trace = traces[product.id];
          return trace && <Lot key={product.id} product={product} trace={trace} />;
        })}
      </section>
      {ofFarm
        .filter(soldByThePiece)
        .slice(0, 1)
        .map((product) => (
          <LotBar key={product.id} product={product} />
        ))}
    </CartProvider>
  );
}

function Lot({ product, trace }: { product: MarketplaceProduct; trace: LotTrace }) {
  const { name, image, carbonNegative, sustainabilityScore, price, currency, unit, quantity, inStock } = product;
  const { facts, left } = trace;
  const { amount, unit: of } = quantityOf(product);
  const [first] = facts;
  const rest = useId();
  return (
    <SideCard art={<img src={image} alt="" width={400} height={400} loading="lazy" />}>
      <div className={styles.name}>
        <h3 className="fw-h4">
          <Anchor to={lotPath(product)} className={styles.link}>
            {name}
          </Anchor>
        </h3>
        {carbonNegative && <Tag tone="green">{ofProducts.carbonNegative}</Tag>}
      </div>
      <Ledger>
        {first && (
          <LedgerRow term={said(first[0])}>
            <Measured>{said(first[1])}</Measured>
          </LedgerRow>
        )}
        <LedgerRow term={words.score}>{words.ofHundred(sustainabilityScore)}</LedgerRow>
      </Ledger>
      <FieldMap strips={stripsOf(product, trace).count} sold={1 - left / amount} labelledBy={rest} />
      <p id={rest} className={styles.left}>
        {inStock ? (
          <>
            <b>
              <Measured>{`${left} ${of}`}</Measured>
            </b>
            <Measured>{words.restOf(quantity)}</Measured>
          </>
        ) : (
          <b>
            <Measured>{words.allSold(quantity)}</Measured>
          </b>
        )}
      </p>
      <div className={styles.foot}>
        <p className={styles.price}>
          <strong>{price}</strong>
          <span>
            {currency} / {unit}
            <PerPound {...product} />
          </span>
        </p>
        <Buy product={product} />
      </div>
    </SideCard>
  );
}

/** On phones, at the foot of the window while the button of the card is out of view. */
function LotBar({ product }: { product: MarketplaceProduct }) {
  const { price, currency, unit } = product;
  const left = traces[product.id]?.left;
  return (
    <div className={styles.bar}>
      <FootBar
        figure={price}
        caption={
          <Measured>{words.priceAndRest(`${currency} / ${unit}`, `${left} ${quantityOf(product).unit}`)}</Measured>
        }
      >
        <Buy product={product} />
      </FootBar>
    </div>
  );
}

/** What the shop sells of a lot by the piece, under the same name. */
function soldByThePiece({ name, inStock }: MarketplaceProduct) {
  return inStock ? featuredProducts.find((featured) => featured.name === name) : undefined;
}

/** Lots that the shop does not sell by the piece are bought where their trace is. */
function Buy({ product }: { product: MarketplaceProduct }) {
  const addToCart = useAddToCart();
  const { name } = product;
  const sold = soldByThePiece(product);
  return sold ? (
    <Button aria-label={`${ofProducts.addToCart}, ${name}`} onClick={() => addToCart(sold)}>
      {ofProducts.addToCart}
    </Button>
  ) : (
    <ButtonLink to={lotPath(product)} variant="outlined" aria-label={`${words.seeLot}, ${name}`}>
      {words.seeLot}
    </ButtonLink>
  );
}
