import { BadgeCheck, Check } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PacketCard } from '@furrow/ui/packet-card';
import { Tag } from '@furrow/ui/tag';
import type { MarketplaceProduct } from './marketplace.model';
import styles from './product.module.css';

export type ProductProps = { product: MarketplaceProduct; added: boolean; lazy: boolean; onAdd: () => void };

/** A lot in the grid: the packet, and the figures to compare it by. */
export function ProductCard({ product, added, lazy, onAdd }: ProductProps) {
  return (
    <PacketCard
      art={<Picture product={product} lazy={lazy} />}
      tag={product.carbonNegative && <Tag tone="cream">Carbon negative</Tag>}
    >
      <Name product={product} />
      <div className={styles.figures}>
        <Figures product={product} />
      </div>
      <div className={styles.buy}>
        <Price product={product} />
        <AddButton product={product} added={added} addedLabel="Added" onAdd={onAdd} />
      </div>
    </PacketCard>
  );
}

/** The same lot as a line of the list, with its description. */
export function ProductRow({ product, added, lazy, onAdd }: ProductProps) {
  return (
    <article className={styles.row}>
      <Picture product={product} lazy={lazy} />
      <div className={styles.about}>
        <Name product={product} />
        <p className={styles.description}>{product.description}</p>
        {product.carbonNegative && <Tag tone="green">Carbon negative</Tag>}
      </div>
      <div className={styles.rowFigures}>
        <Figures product={product} />
      </div>
      <div className={styles.rowBuy}>
        <Price product={product} />
        <AddButton product={product} added={added} addedLabel="Added to Cart" onAdd={onAdd} />
      </div>
    </article>
  );
}

type Part = { product: MarketplaceProduct };

function Picture({ product, lazy }: Part & { lazy: boolean }) {
  return <img src={product.image} alt="" width={400} height={400} loading={lazy ? 'lazy' : undefined} />;
}

function Name({ product: { name, farmer, location, verified } }: Part) {
  return (
    <div>
      <h2 className={`fw-h4 ${styles.name}`} tabIndex={-1}>
        {name}
      </h2>
      <p className={styles.origin}>
        {farmer},{' '}
        <span className={styles.place}>
          {location}
          {verified && (
            <span className={styles.verified}>
              <BadgeCheck size={16} strokeWidth={1.8} />
              <span className="fw-hidden">, verified</span>
            </span>
          )}
        </span>
      </p>
    </div>
  );
}

function Figures({ product: { sustainabilityScore, rating, reviews, quantity } }: Part) {
  return (
    <Ledger>
      <LedgerRow term="Sustainability">{sustainabilityScore}</LedgerRow>
      <LedgerRow term="Rating">
        {rating.toFixed(1)} <span className={styles.reviews}>({reviews})</span>
      </LedgerRow>
      <LedgerRow term="In this lot">{quantity}</LedgerRow>
    </Ledger>
  );
}

function Price({ product: { price, currency, unit } }: Part) {
  return (
    <p className={styles.price}>
      <strong>{price}</strong>{' '}
      <span>
        {currency} / {unit}
      </span>
    </p>
  );
}

type AddButtonProps = Part & { added: boolean; addedLabel: string; onAdd: () => void };

function AddButton({ product: { name, inStock }, added, addedLabel, onAdd }: AddButtonProps) {
  const label = !inStock ? 'Out of Stock' : added ? addedLabel : 'Add to Cart';
  return (
    <Button
      size="small"
      className={styles.add}
      aria-label={`${label}, ${name}`}
      disabled={!inStock || added}
      onClick={onAdd}
    >
      {added && <Check size={18} strokeWidth={1.8} />}
      {label}
    </Button>
  );
}
