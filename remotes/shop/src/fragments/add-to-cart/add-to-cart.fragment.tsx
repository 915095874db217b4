import { CartProvider } from '@furrow/cart/react';
import { toCents } from '@furrow/cart/money';
import { useFragmentEvent } from '@furrow/remote/fragment-root';
import { Button } from '@furrow/ui/button';
import { formatCents } from '@furrow/ui/format';
import { featuredProducts } from '../../data/featured-products.data';
import { PerPound } from '../../ui/per-pound';
import { useAddToCart } from '../../ui/use-add-to-cart';
import * as words from '../../ui/words';
import type { AddToCartEvents, AddToCartProps } from './add-to-cart.schema';
import styles from './add-to-cart.module.css';

/** One product of the shop, to be put into the cart where one reads about its farm. */
export default function AddToCartFragment({ product }: AddToCartProps) {
  return (
    <CartProvider>
      <Offer id={product} />
    </CartProvider>
  );
}

function Offer({ id }: { id: string }) {
  const addToCart = useAddToCart();
  const send = useFragmentEvent<AddToCartEvents>();
  const product = featuredProducts.find((featured) => featured.id === id);
  if (!product) return <p>{words.notSold}</p>;
  const { name, farm, image, price, unit } = product;

  return (
    <div className={`fw-surface ${styles.root}`}>
      <img src={image} alt="" width={88} height={88} loading="lazy" className={styles.art} />
      <div className={styles.about}>
        <h3 className="fw-h4">{name}</h3>
        <p className={styles.farm}>{farm}</p>
        <p className={styles.price}>
          <strong>{formatCents(toCents(price))}</strong> / {unit}
          <PerPound {...{ price, unit }} sign="$" />
        </p>
      </div>
      <Button
        size="small"
        aria-label={`${words.addToCart}, ${name}`}
        onClick={() => {
          addToCart(product);
          send('added', { product: id });
        }}
      >
        {words.addToCart}
      </Button>
    </div>
  );
}
