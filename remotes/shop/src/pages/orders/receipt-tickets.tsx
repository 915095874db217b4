import { Suspense } from 'react';
import { ChevronDown } from 'lucide-react';
import riverside from '@furrow/ui/art/community-food-bank-riverside.svg';
import { formatCents } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { MoneyFurrow } from '@furrow/ui/money-furrow';
import { absolute, addressHere } from '@furrow/ui/structured-data';
import { orderPath, totalOf, type Order } from '../../data/orders';
import { foodBankPercent, furrowPercent, growersByLine, partsOf } from '../../data/price-parts';
import { foodBankShare } from '../../ui/food-bank-share.model';
import { QrCode } from '../../ui/qr-code';
import { Ticket } from '@furrow/ui/ticket';
import * as words from './words';
import styles from './receipt-tickets.module.css';

const codeSize = 112;

/** The food bank that is nearest to where the orders are packed. */
const foodBank = 'Riverside Pantry';

/** Where the money of an order goes, down to each grower. */
export function MoneyTicket({ order }: { order: Order }) {
  const total = totalOf(order);
  const parts = partsOf(total);
  const { meals } = foodBankShare(total);
  const farms = growersOf(order);
  return (
    <Ticket
      label={words.money}
      head={
        <>
          <h2 className="fw-h3">{words.whereItGoes(formatCents(total))}</h2>
          <p className={styles.total}>{formatCents(total)}</p>
          <MoneyFurrow
            format={formatCents}
            parts={[
              { name: words.growers, cents: parts.growers },
              { name: words.shipping, cents: parts.carriage },
              { name: words.shareOf(foodBank, foodBankPercent), cents: parts.foodBank },
              { name: words.shareOf('Furrow', furrowPercent), cents: parts.furrow },
            ]}
            total={{ name: words.total, cents: total }}
          />
        </>
      }
    >
      <details open className={styles.growers}>
        <summary>
          {words.growersIn(farms.length)}, {formatCents(parts.growers)}
          <ChevronDown size={18} strokeWidth={1.8} />
        </summary>
        <Ledger>
          {farms.map(([farm, cents]) => (
            <LedgerRow key={farm} term={farm}>
              {formatCents(cents)}
            </LedgerRow>
          ))}
        </Ledger>
      </details>
      <div className={styles.passedOn}>
        <img src={riverside} alt="" width={72} height={47} />
        <p>
          <b>{words.toFoodBank(formatCents(parts.foodBank), foodBank)}</b>
          <span>{words.nearest(meals)}</span>
        </p>
      </div>
    </Ticket>
  );
}

/** What each farm gets, in the order of the lines. */
function growersOf({ items }: Order): [farm: string, cents: number][] {
  const shares = growersByLine(items);
  const farms = new Map<string, number>();
  for (const [index, { farm }] of items.entries()) farms.set(farm, (farms.get(farm) ?? 0) + (shares[index] ?? 0));
  return [...farms];
}

/** The code's colors never follow the theme: a scanner wants dark on light. */
const [dark, cream] = ['var(--fw-flood-ink)', 'var(--fw-cream)'];

export function KeepTicket({ order, isUnsaved }: { order: Order; isUnsaved: boolean }) {
  return (
    <section className={`fw-surface ${styles.keep}`}>
      <Suspense fallback={<svg width={codeSize} height={codeSize} aria-hidden="true" />}>
        <QrCode
          value={absolute(addressHere(orderPath(order)))}
          size={codeSize}
          marginSize={2}
          level="L"
          title={words.qrCode(order.number)}
          fgColor={dark}
          bgColor={cream}
        />
      </Suspense>
      <div>
        <h2 className="fw-h4">{words.keep}</h2>
        <p>{isUnsaved ? words.unsaved : words.keepText}</p>
      </div>
    </section>
  );
}
