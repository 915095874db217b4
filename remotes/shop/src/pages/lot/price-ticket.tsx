import { useId, type Ref } from 'react';
import { toCents } from '@furrow/cart/money';
import { formatFigure } from '@furrow/ui/format';
import { Measured } from '@furrow/ui/measured';
import { MoneyFurrow } from '@furrow/ui/money-furrow';
import { Ticket } from '@furrow/ui/ticket';
import type { MarketplaceProduct } from '../../data/products.model';
import { foodBankPercent, furrowPercent, partsOf } from '../../data/price-parts';
import { FieldMap } from '../../ui/field-map';
import { PerPound } from '../../ui/per-pound';
import { AddButton } from '../../ui/product';
import { stripsOf } from '../../data/lot-strips.model';
import { quantityOf, type LotTrace } from '../../data/lot-traces.model';
import { said } from '../../data/trace-words';
import * as words from './words';
import styles from './tickets.module.css';

export type PriceTicketProps = {
  product: MarketplaceProduct;
  trace: LotTrace;
  added: boolean;
  onAdd: () => void;
  /** The place of the button, which the foot bar stands in for while it is out of view. */
  buttonRef: Ref<HTMLDivElement>;
};

const inUnits = (cents: number) => formatFigure(cents / 100, 2);

export function PriceTicket({ product, trace, added, onAdd, buttonRef }: PriceTicketProps) {
  const { price, currency, unit, quantity, grower, category, inStock } = product;
  const { left, outlook, handovers } = trace;
  const { amount, unit: of } = quantityOf(product);
  const strips = stripsOf(product, trace);
  const cents = toCents(price);
  const parts = partsOf(cents);
  const rest = useId();
  return (
    <Ticket
      label={words.price}
      head={
        <>
          <p className={styles.price}>
            <strong>{price}</strong> {currency} / {unit}
            <PerPound {...product} />
          </p>
          <h2 className={styles.where}>{words.whereItGoes(`${price} ${currency}`)}</h2>
          <MoneyFurrow
            format={inUnits}
            parts={[
              { name: words.grower, cents: parts.growers },
              {
                name: category === 'Carbon Credits' ? words.coring : words.shipping,
                cents: parts.carriage,
              },
              { name: words.foodBank(foodBankPercent), cents: parts.foodBank },
              { name: words.furrow(furrowPercent), cents: parts.furrow },
            ]}
            total={{ name: words.price, cents }}
          />
          {category !== 'Carbon Credits' && <p className={styles.delivery}>{words.freeDelivery}</p>}
        </>
      }
    >
      <FieldMap strips={strips.count} sold={1 - left / amount} labelledBy={rest} />
      <p className={styles.left}>
        <span id={rest}>
          {inStock ? (
            words.restOf(
              <strong>
                <Measured>{`${left} ${of}`}</Measured>
              </strong>,
              <Measured>{quantity}</Measured>,
            )
          ) : (
            <strong>
              <Measured>{words.allSold(quantity)}</Measured>
            </strong>
          )}
        </span>
        <span>
          <Measured>{strips.name}</Measured>
        </span>
      </p>
      <div ref={buttonRef} className={styles.add}>
        <AddButton product={product} added={added} addedLabel={words.addedToCart} size="large" onAdd={onAdd} />
      </div>
      <p className={styles.priced}>{words.pricedBy(said(outlook), grower, handovers[0]?.at ?? '')}</p>
    </Ticket>
  );
}
