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
import { categoryName, lotPath, lots } from '../../data/products.model';
import { ProductCard } from '../../ui/product';
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
import { ProductRow } from './product-row';
import * as words from './words';
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
        title={words.pageTitle(marketplaceProducts.length)}
        description={words.description}
        path="/marketplace"
        jsonLd={[pageList(lotPages), breadcrumbs([{ name: words.marketplace, path: '/marketplace' }])]}
      />
      <PageHead
        title={words.title}
        lede={words.lede}
        actions={
          <>
            <p className={styles.counter} role="status">
              <ShoppingCart size={20} strokeWidth={1.8} />
              <span>{words.cart(lots(cart.length))}</span>
            </p>
            <ButtonLink to="/checkout" size="small" variant="outlined" className={styles.viewCart}>
              {words.viewCart}
            </ButtonLink>
            <ButtonLink to="/donate-food" size="small" variant="outlined" className={styles.wideAction}>
              {words.donate}
            </ButtonLink>
            <ButtonLink to="/support-farm" size="small" variant="outlined" className={styles.wideAction}>
              {words.support}
            </ButtonLink>
          </>
        }
      />
      <div className={`fw-wrap ${styles.twoCarts}`}>
        <TwoCarts count={cart.length} />
      </div>
      <section className="fw-wrap" aria-label={words.products}>
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
          <EmptyState art={noResults} title={words.noMatch} text={words.tryAnother}>
            <Button onClick={clear}>{words.clearFilters}</Button>
          </EmptyState>
        )}
        {shown.length > 0 && shown.length === matching.length && elsewhere > 0 && view.query && (
          <div className={styles.elsewhere}>
            <p>{view.category && words.elsewhere(categoryName(view.category), elsewhere)}</p>
            <Button variant="outlined" onClick={() => choose({ category: undefined })}>
              {words.searchAll}
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
              {words.loadMore}
            </Button>
          </p>
        )}
      </section>
      <nav aria-label={words.quickActions} className={`fw-wrap ${styles.ways}`}>
        <Anchor to="/donate-food" className={styles.way}>
          <img src={donate} alt="" width={48} height={48} loading="lazy" />
          {words.donate}
          <ArrowRight size={20} strokeWidth={1.8} />
        </Anchor>
        <Anchor to="/support-farm" className={styles.way}>
          <img src={market} alt="" width={48} height={48} loading="lazy" />
          {words.support}
          <ArrowRight size={20} strokeWidth={1.8} />
        </Anchor>
      </nav>
      <div className={`fw-wrap ${styles.note}`}>
        <SampleNote>{words.sample}</SampleNote>
      </div>
      {cart.length > 0 && (
        <FootBar figure={lots(cart.length)} caption={words.inThisList}>
          <ButtonLink to="/checkout">{words.viewCart}</ButtonLink>
        </FootBar>
      )}
    </div>
  );
}
