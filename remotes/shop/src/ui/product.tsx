import { BadgeCheck, Check } from 'lucide-react';
import { asDrawer } from '@furrow/remote/navigator';
import { Link } from '@furrow/router';
import { Button, type ButtonProps } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Measured } from '@furrow/ui/measured';
import { PacketCard } from '@furrow/ui/packet-card';
import { Tag } from '@furrow/ui/tag';
import { lotPath, placeName, shortNumber, type MarketplaceProduct } from '../data/products.model';
import { PerPound } from './per-pound';
import { SeasonRow } from './season-row';
import * as words from './words';
import styles from './product.module.css';

export type ProductProps = {
  product: MarketplaceProduct;
  added: boolean;
  /** Its picture is the largest of the first view, and comes before scripts. */
  first?: boolean;
  onAdd: () => void;
  /** The level of its heading. */
  level?: 2 | 3;
  /** Its lot opens over the list, as a drawer. */
  overList?: boolean;
};

/** A lot in the grid: the packet, and the figures to compare it by. */
export function ProductCard({ product, added, first = false, onAdd, level = 2, overList = false }: ProductProps) {
  return (
    <PacketCard
      art={<Picture product={product} first={first} />}
      tag={product.carbonNegative && <Tag tone="cream">{words.carbonNegative}</Tag>}
    >
      <Name {...{ product, level, overList }} />
      <div className={styles.figures}>
        <Figures product={product} />
      </div>
      <div className={styles.buy}>
        <Price product={product} />
        <AddButton product={product} added={added} addedLabel={words.addedShort} onAdd={onAdd} />
      </div>
    </PacketCard>
  );
}

type OfProduct = { product: MarketplaceProduct };

/** The picture of a lot, in a card or in a line of the list. */
export function Picture({ product, first }: OfProduct & { first: boolean }) {
  const when = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img src={product.image} alt="" width={400} height={400} {...when} />;
}

/** The name of a lot, which leads to it, and where it comes from. */
export function Name({ product, level, overList }: OfProduct & Required<Pick<ProductProps, 'level' | 'overList'>>) {
  const { name, farmer, location, verified } = product;
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading className={`fw-h4 ${styles.name}`} tabIndex={-1}>
        <Link to={lotPath(product)} state={overList ? asDrawer : undefined} className={styles.open}>
          {name}
        </Link>
      </Heading>
      <p className={styles.origin}>
        {farmer},{' '}
        <span className={styles.place}>
          {placeName(location)}
          {verified && (
            <span className={styles.verified}>
              <BadgeCheck size={16} strokeWidth={1.8} />
              <span className="fw-hidden">{words.verified}</span>
            </span>
          )}
        </span>
      </p>
    </div>
  );
}

/** The figures that lots are compared by. */
export function Figures({ product: { id, sustainabilityScore, rating, reviews, quantity, lot } }: OfProduct) {
  return (
    <Ledger>
      <LedgerRow term={words.sustainability}>{sustainabilityScore}</LedgerRow>
      <LedgerRow term={words.rating}>
        {rating.toFixed(1)} <span className={styles.reviews}>({reviews})</span>
      </LedgerRow>
      <SeasonRow of={id} />
      <LedgerRow term={words.inThisLot}>
        <Measured>{quantity}</Measured>
      </LedgerRow>
      <LedgerRow term={words.lot}>
        <span className={`fw-mono ${styles.lot}`}>{shortNumber(lot)}</span>
      </LedgerRow>
    </Ledger>
  );
}

export function Price({ product }: OfProduct) {
  const { price, currency, unit } = product;
  return (
    <p className={styles.price}>
      <strong>{price}</strong>{' '}
      <span>
        <span className={styles.unit}>
          {currency} / {unit}
        </span>
        <PerPound {...product} />
      </span>
    </p>
  );
}

export type AddButtonProps = OfProduct & { added: boolean; addedLabel: string; onAdd: () => void } & Pick<
    ButtonProps,
    'size'
  >;

/** Puts a lot into the marketplace's own cart, once. */
export function AddButton({ product: { name, inStock }, added, addedLabel, onAdd, size = 'small' }: AddButtonProps) {
  const label = !inStock ? words.outOfStock : added ? addedLabel : words.addToCart;
  return (
    <Button
      size={size}
      className={styles.add}
      aria-label={`${label}, ${name}`}
      disabled={!inStock}
      done={added}
      onClick={onAdd}
    >
      {added && <Check size={18} strokeWidth={1.8} />}
      <span>{label}</span>
    </Button>
  );
}
