import { type MouseEvent } from 'react';
import { toCents } from '@furrow/cart/money';
import { useCart } from '@furrow/cart/react';
import { savedItemCount } from '@furrow/cart/storage';
import { useNotify } from '@furrow/remote/services';
import { Button, TextLink } from '@furrow/ui/button';
import { formatCents } from '@furrow/ui/format';
import { Perforation } from '@furrow/ui/perforation';
import { Ticket } from '@furrow/ui/ticket';
import { additionTakenBack } from '../../data/cart-undo.model';
import { cartProductOf } from '../../data/featured-products.model';
import { keptProduct } from '../../data/kept-words';
import { lotList } from '../../data/lot-list';
import { lotPath, lots } from '../../data/products.model';
import { notSaved } from '../../ui/words';
import { Folded } from './folded';
import {
  foldedLine,
  isSold,
  movedTitle,
  offersFor,
  offersLine,
  offersSum,
  type LotOffer,
  type SoldOffer,
} from './lot-offers.model';
import * as words from './list-words';
import styles from './marketplace-list.module.css';

/** Beside an empty checkout: what the shop has of the lots on the marketplace's list. */
export function ListTicket({ ids }: { ids: readonly string[] }) {
  const move = useMove();
  const offers = offersFor(ids);
  const sum = offersSum(offers);
  const list = (
    <>
      <div className={styles.head}>
        <h2 className="fw-h3">{words.title}</h2>
        <span>{lots(offers.length)}</span>
      </div>
      <p className={styles.line}>{offersLine(offers)}</p>
      <Offers offers={offers} onMove={move} />
    </>
  );
  if (!sum) return <Ticket label={words.title}>{list}</Ticket>;
  return (
    <Ticket label={words.title} head={list}>
      <div className={styles.foot}>
        <p>
          <strong>{sum.sum}</strong>
          {sum.line}
        </p>
        <Button onClick={(event) => move(event, offers.filter(isSold))}>{sum.label}</Button>
      </div>
    </Ticket>
  );
}

/** Above the form of a filled cart: the same, folded into a single row. */
export function FoldedList({ ids }: { ids: readonly string[] }) {
  const move = useMove();
  const offers = offersFor(ids);
  return (
    <Folded title={words.title} line={foldedLine(offers)} things={offers.map(({ lot }) => lot)}>
      <Perforation />
      <div className={styles.foldBody}>
        <Offers offers={offers} onMove={move} />
      </div>
    </Folded>
  );
}

type OffersProps = { offers: readonly LotOffer[]; onMove: (event: MouseEvent, moved: readonly SoldOffer[]) => void };

function Offers({ offers, onMove }: OffersProps) {
  return (
    <ul className={styles.lots}>
      {offers.map((offer) => (
        <li key={offer.lot.id} className={styles.lot}>
          <img src={offer.lot.image} alt="" width={72} height={72} />
          <div className={styles.what}>
            <h3 className="fw-h4" tabIndex={-1}>
              {offer.lot.name}
            </h3>
            <p>{offer.lot.farmer}</p>
            {isSold(offer) ? <p className={styles.price}>{priceLine(offer)}</p> : <p>{words.notCarried}</p>}
          </div>
          {isSold(offer) ? (
            <Button
              size="small"
              variant="outlined"
              aria-label={`${offer.bread ? words.addBread : words.moveToCart}, ${offer.lot.name}`}
              onClick={(event) => onMove(event, [offer])}
            >
              {offer.bread ? words.addBread : words.moveToCart}
            </Button>
          ) : (
            <TextLink to={lotPath(offer.lot)} aria-label={`${words.openLot}, ${offer.lot.name}`}>
              {words.openLot}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function priceLine({ sold, bread }: SoldOffer) {
  const price = `${formatCents(toCents(sold.price))} / ${sold.unit}`;
  return bread ? words.soldAs(bread, price) : words.priceInShop(price);
}

/** Puts one of each into the cart, takes their lots off the list, and says so with a way back. */
function useMove() {
  const { add } = useCart();
  const notify = useNotify();
  return ({ currentTarget }: MouseEvent, moved: readonly SoldOffer[]) => {
    const ids = moved.map(({ lot }) => lot.id);
    const before = lotList.current();
    const saved = savedItemCount();
    for (const { sold } of moved) add(keptProduct(cartProductOf(sold)));
    // The button goes with its row, so the keyboard goes on from there.
    next(currentTarget)?.focus();
    lotList.remove(...ids);
    notify({
      title: movedTitle(moved),
      description: savedItemCount() > saved ? undefined : notSaved,
      picture: moved[0]?.sold.image,
      undo() {
        for (const { sold } of moved) additionTakenBack(sold.id);
        lotList.putBack(ids, before);
      },
    });
  };
}

/**
 * Where the focus goes when a row is gone: to the next one in the folded list, and to the page's title when the page
 * turns into the form.
 */
function next(button: Element): HTMLElement | null {
  const row = button.closest('details') && button.closest('li');
  const beside = row && (row.nextElementSibling ?? row.previousElementSibling);
  const heading = beside ? beside.querySelector('h3') : document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
