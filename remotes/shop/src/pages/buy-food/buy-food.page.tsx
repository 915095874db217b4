import { useEffect, useRef, useState } from 'react';
import { CartProvider } from '@furrow/cart/react';
import { Fragment } from '@furrow/remote/fragment';
import { takeEarlyAnswers } from '@furrow/remote/early-presses';
import { Band } from '@furrow/ui/band';
import { Button, ButtonLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { featuredProducts } from '../../data/featured-products.data';
import { CartDrawer } from '../../ui/cart-drawer';
import { useAddToCart, useTellAdded } from '../../ui/use-add-to-cart';
import { written } from '../../ui/written';
import { heroArt } from './buy-food.data';
import { FeaturedCard } from './featured-card';
import { ShopBar } from './shop-bar';
import { shopJsonLd } from './structured-data';
import * as words from './words';
import styles from './buy-food.module.css';

export default function BuyFoodPage() {
  return (
    <CartProvider>
      <PageMeta
        title={words.title}
        description={words.description(featuredProducts.length)}
        path="/buy-food"
        jsonLd={shopJsonLd(featuredProducts)}
      />
      <Shop />
    </CartProvider>
  );
}

function Shop() {
  const addToCart = useAddToCart();
  const tellAdded = useTellAdded();
  const [cartOpen, setCartOpen] = useState(false);
  const added = useRef<HTMLParagraphElement>(null);
  const closeCart = () => setCartOpen(false);

  // What the boot script has put into the cart is told once more, now with a way back.
  useEffect(() => {
    if (!added.current) return;
    added.current.textContent = '';
    const ids = takeEarlyAnswers(added.current);
    for (const product of ids.flatMap((id) => featuredProducts.find((each) => each.id === id) ?? []))
      tellAdded(product, true);
  }, [tellAdded]);

  return (
    <div className={styles.root}>
      <ShopBar cartOpen={cartOpen} onOpenCart={() => setCartOpen(true)} />
      <p ref={added} role="status" className="fw-hidden" data-added {...written} />
      <FloodHero
        tone="wheat"
        title={words.heading()}
        lede={words.lede(featuredProducts.length)}
        art={
          <div className={styles.heroArt}>
            {heroArt.map((image, index) => (
              <img
                key={image}
                src={image}
                alt=""
                width={400}
                height={400}
                {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              />
            ))}
          </div>
        }
      >
        <ButtonLink to="#featured" size="large" className={styles.heroAction}>
          {words.shopThisWeek}
        </ButtonLink>
        <ButtonLink to="/marketplace" size="large" variant="outlined" className={styles.heroAction}>
          {words.fullMarketplace}
        </ButtonLink>
      </FloodHero>
      <div className={`fw-wrap ${styles.season}`}>
        <Fragment of="content/season-strip" props={{}} />
      </div>
      <Section id="featured" name={words.featured} fact={words.products(featuredProducts.length)}>
        <ul className={styles.products}>
          {featuredProducts.map((product) => (
            <li key={product.id}>
              <FeaturedCard product={product} onAdd={() => addToCart(product)} />
            </li>
          ))}
        </ul>
      </Section>
      <Band tone="green" furrows label={words.more}>
        <div className={styles.closing}>
          <div>
            <h2 className="fw-d2">{words.just(featuredProducts.length)}</h2>
            <p className="fw-lede">{words.rest}</p>
          </div>
          <div className={styles.actions}>
            <ButtonLink to="/marketplace" variant="onColor" size="large">
              {words.browse}
            </ButtonLink>
            <ButtonLink to="/support-farm" variant="outlined" size="large">
              {words.support}
            </ButtonLink>
          </div>
        </div>
      </Band>
      {cartOpen && (
        <CartDrawer whenEmpty={<Button onClick={closeCart}>{words.shopThisWeek}</Button>} onClose={closeCart} />
      )}
    </div>
  );
}
