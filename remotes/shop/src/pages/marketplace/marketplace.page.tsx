import { useEffect, useRef } from 'react';
import { ArrowRight, ShoppingCart } from 'lucide-react';
import { useQuery } from '@furrow/remote/use-query';
import { Anchor } from '@furrow/ui/anchor';
import donate from '@furrow/ui/art/icon-donate.svg';
import market from '@furrow/ui/art/icon-market.svg';
import noResults from '@furrow/ui/art/spot-no-results.svg';
import { Button, ButtonLink } from '@furrow/ui/button';
import { EmptyState } from '@furrow/ui/empty-state';
import { FootBar } from '@furrow/ui/foot-bar';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { breadcrumbs, pageList } from '@furrow/ui/structured-data';
import { marketplaceProducts } from '../../data/products.data';
import { lotPath, lots } from '../../data/products.model';
import { ProductCard, ProductRow } from '../../ui/product';
import { TwoCarts } from '../../ui/two-carts';
import { useLotList } from '../../ui/use-lot-list';
import { AppliedFilters } from './applied-filters';
import { CategoryChips, FilterBar } from './filter-bar';
import {
  countByCategory,
  filterProducts,
  marketplaceQuery,
  pageSize,
  searchText,
  shownText,
  sortProducts,
  type MarketplaceView,
} from './marketplace.model';
import styles from './marketplace.module.css';

const lotPages = marketplaceProducts.map((product) => ({ name: product.name, path: lotPath(product) }));

export default function MarketplacePage() {
  const [view, changes] = useQuery(marketplaceQuery);
  const [cart, addLot] = useLotList();
  const list = useRef<HTMLUListElement>(null);
  const focusFrom = useRef<number>(undefined);

  const found = filterProducts(marketplaceProducts, { query: view.query, category: undefined });
  const matching = sortProducts(filterProducts(found, { query: '', category: view.category }), view.sort);
  const shown = matching.slice(0, view.shown);
  const elsewhere = found.length - matching.length;
  // Another choice starts at the top of its list.
  const choose = (change: Partial<MarketplaceView>) => changes.choose({ shown: pageSize, ...change });
  const clear = () => choose({ query: '', category: undefined });

  // The button that was pressed may be gone: the keyboard goes on at the first product it brought.
  useEffect(() => {
    if (focusFrom.current === undefined || shown.length <= focusFrom.current) return;
    list.current?.children[focusFrom.current]?.querySelector('h2')?.focus();
    focusFrom.current = undefined;
  }, [shown.length]);

  return (
    <div className={styles.root}>
      <PageMeta
        title={`Tokenized Marketplace: ${marketplaceProducts.length} lots, priced by growers`}
        description="Produce, grains, dairy, livestock and carbon credits, lot by lot: each verified on chain, priced in USDC by its grower, with a sustainability score to compare."
        path="/marketplace"
        jsonLd={[pageList(lotPages), breadcrumbs([{ name: 'Marketplace', path: '/marketplace' }])]}
      />
      <PageHead
        title="Tokenized Marketplace"
        lede="All products are blockchain verified. Prices in USDC, set by the grower."
        actions={
          <>
            <p className={styles.counter} role="status">
              <ShoppingCart size={20} strokeWidth={1.8} />
              <span>{`Cart: ${lots(cart.length)}`}</span>
            </p>
            <ButtonLink to="/checkout" size="small" variant="outlined" className={styles.viewCart}>
              View Cart
            </ButtonLink>
            <ButtonLink to="/donate-food" size="small" variant="outlined" className={styles.wideAction}>
              Donate Food
            </ButtonLink>
            <ButtonLink to="/support-farm" size="small" variant="outlined" className={styles.wideAction}>
              Support a Farm
            </ButtonLink>
          </>
        }
      />
      <div className={`fw-wrap ${styles.twoCarts}`}>
        <TwoCarts count={cart.length} />
      </div>
      <section className="fw-wrap" aria-label="Products">
        <FilterBar
          view={view}
          counts={{ all: found.length, ...countByCategory(found) }}
          matching={matching.length}
          onChoose={choose}
          onSearch={(query) => changes.type('query', query, { shown: pageSize })}
          onClear={clear}
        />
        <div className={styles.found}>
          <CategoryChips view={view} onChoose={choose} />
          <div className={styles.count}>
            <p role="status" suppressHydrationWarning data-shown>
              {shownText(shown.length, matching.length)}
            </p>
            <AppliedFilters view={view} onChoose={choose} onClear={clear} />
          </div>
        </div>
        {shown.length > 0 ? (
          <ul
            ref={list}
            data-search-more={matching.slice(view.shown).map(searchText).join('\n')}
            className={view.layout === 'grid' ? styles.grid : styles.list}
            onClickCapture={changes.settle}
          >
            {shown.map((product, index) => {
              const item = {
                product,
                added: cart.includes(product.id),
                first: index === 0,
                overList: true,
                onAdd: () => addLot(product),
              };
              return (
                <li key={product.id} data-search={searchText(product)}>
                  {view.layout === 'grid' ? <ProductCard {...item} /> : <ProductRow {...item} />}
                </li>
              );
            })}
          </ul>
        ) : (
          <EmptyState
            art={noResults}
            title="No lots match"
            text="Try another word, or look at everything the growers have listed."
          >
            <Button onClick={clear}>Clear Filters</Button>
          </EmptyState>
        )}
        {shown.length > 0 && shown.length === matching.length && elsewhere > 0 && view.query && (
          <div className={styles.elsewhere}>
            <p>
              Those are all the matches in {view.category}. Other categories have {elsewhere} more{' '}
              {elsewhere === 1 ? 'lot' : 'lots'}.
            </p>
            <Button variant="outlined" onClick={() => choose({ category: undefined })}>
              Search All Categories
            </Button>
          </div>
        )}
        {shown.length < matching.length && (
          <p className={styles.more}>
            <Button
              variant="outlined"
              onClick={() => {
                focusFrom.current = shown.length;
                changes.extend({ shown: view.shown + pageSize });
              }}
            >
              Load More Products
            </Button>
          </p>
        )}
      </section>
      <nav aria-label="Quick actions" className={`fw-wrap ${styles.ways}`}>
        <Anchor to="/donate-food" className={styles.way}>
          <img src={donate} alt="" width={48} height={48} loading="lazy" />
          Donate Food
          <ArrowRight size={20} strokeWidth={1.8} />
        </Anchor>
        <Anchor to="/support-farm" className={styles.way}>
          <img src={market} alt="" width={48} height={48} loading="lazy" />
          Support a Farm
          <ArrowRight size={20} strokeWidth={1.8} />
        </Anchor>
      </nav>
      <div className={`fw-wrap ${styles.note}`}>
        <SampleNote>the lots are made up, and this list lasts until you reload the page</SampleNote>
      </div>
      {cart.length > 0 && (
        <FootBar figure={lots(cart.length)} caption="in this list">
          <ButtonLink to="/checkout">View Cart</ButtonLink>
        </FootBar>
      )}
    </div>
  );
}
