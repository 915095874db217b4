import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toCents } from '@furrow/cart/money';
import { formatCents } from '@furrow/ui/format';
import { Button } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PacketCard } from '@furrow/ui/packet-card';
import { Tag } from '@furrow/ui/tag';
import type { ShopProduct } from '../../data/featured-products.model';
import styles from './buy-food.module.css';

export type FeaturedCardProps = { product: ShopProduct; onAdd: () => void };

const tickedFor = 1000;

export function FeaturedCard({ product, onAdd }: FeaturedCardProps) {
  const { name, farm, image, price, unit, rating, badges, description } = product;
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
          <LedgerRow term="Rating">{rating} of 5</LedgerRow>
        </Ledger>
      </div>
      <div className={styles.buy}>
        <p className={styles.price}>
          <strong>{formatCents(toCents(price))}</strong> <span>/ {unit}</span>
        </p>
        <AddButton name={name} onAdd={onAdd} />
      </div>
    </PacketCard>
  );
}

/** Ticks for a second each time, and can be pressed again at once. */
function AddButton({ name, onAdd }: { name: string; onAdd: () => void }) {
  const [ticked, setTicked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function add() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTicked(false), tickedFor);
    setTicked(true);
    onAdd();
  }

  return (
    <Button size="small" className={styles.add} aria-label={`Add to Cart, ${name}`} onClick={add}>
      <span className={ticked ? styles.covered : undefined}>Add to Cart</span>
      {ticked && <Check className={styles.tick} size={20} strokeWidth={2.4} />}
    </Button>
  );
}
