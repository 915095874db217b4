import { Check } from 'lucide-react';
import { toCents } from '@furrow/cart/money';
import { formatCents } from '@furrow/ui/format';
import { Button } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PacketCard } from '@furrow/ui/packet-card';
import { Tag } from '@furrow/ui/tag';
import { cartProductOf, type ShopProduct } from '../../data/featured-products.model';
import { PerPound } from '../../ui/per-pound';
import { SeasonRow } from '../../ui/season-row';
import { tick } from './tick';
import * as words from './words';
import styles from './buy-food.module.css';

export type FeaturedCardProps = { product: ShopProduct; onAdd: () => void };

export function FeaturedCard({ product, onAdd }: FeaturedCardProps) {
  const { id, name, farm, image, price, unit, rating, badges, description } = product;
  const [onArt, ...more] = badges;
  return (
    <PacketCard
      art={<img src={image} alt="" width={400} height={400} loading="lazy" />}
      tag={onArt && <Tag tone="cream">{onArt}</Tag>}
    >
      <div>
        <h3 className={`fw-h4 ${styles.name}`}>{name}</h3>
        <p className={styles.farm}>{farm}</p>
      </div>
      <div className={styles.details}>
        <p>{description}</p>
        <p className={styles.badges}>
          {more.map((badge) => (
            <Tag key={badge} dot={false}>
              {badge}
            </Tag>
          ))}
        </p>
        <Ledger>
          <LedgerRow term={words.rating}>{words.ofFive(rating)}</LedgerRow>
          <SeasonRow of={id} />
        </Ledger>
      </div>
      <div className={styles.buy}>
        <p className={styles.price}>
          <strong>{formatCents(toCents(price))}</strong>{' '}
          <span>
            <span className={styles.unit}>/ {unit}</span>
            <PerPound {...{ price, unit }} sign="$" />
          </span>
        </p>
        <AddButton product={product} onAdd={onAdd} />
      </div>
    </PacketCard>
  );
}

/**
 * Ticks for a second each time, and can be pressed again at once. Its value is what the boot script of the page puts
 * into the cart.
 */
function AddButton({ product, onAdd }: FeaturedCardProps) {
  return (
    <Button
      size="small"
      className={styles.add}
      value={JSON.stringify(cartProductOf(product))}
      aria-label={words.addNamed(product.name)}
      onClick={({ currentTarget }) => {
        tick(currentTarget);
        onAdd();
      }}
    >
      <span>{words.add}</span>
      <Check size={20} strokeWidth={2.4} />
    </Button>
  );
}
