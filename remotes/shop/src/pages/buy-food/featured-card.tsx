import { toCents } from '@furrow/cart/money';
import { formatCents } from '@furrow/ui/format';
import { Button } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PacketCard } from '@furrow/ui/packet-card';
import { Tag } from '@furrow/ui/tag';
import type { ShopProduct } from './buy-food.model';
import styles from './buy-food.module.css';

export type FeaturedCardProps = { product: ShopProduct; lazy: boolean; onAdd: () => void };

export function FeaturedCard({ product, lazy, onAdd }: FeaturedCardProps) {
  const { name, farm, image, price, unit, rating, badges, description } = product;
  const [onArt, ...more] = badges;
  return (
    <PacketCard
      art={<img src={image} alt="" width={400} height={400} loading={lazy ? 'lazy' : undefined} />}
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
          <LedgerRow term="Rating">{rating} of 5</LedgerRow>
        </Ledger>
      </div>
      <div className={styles.buy}>
        <p className={styles.price}>
          <strong>{formatCents(toCents(price))}</strong> <span>/ {unit}</span>
        </p>
        <Button size="small" className={styles.add} aria-label={`Add to Cart, ${name}`} onClick={onAdd}>
          Add to Cart
        </Button>
      </div>
    </PacketCard>
  );
}
