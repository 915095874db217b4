import { Button } from '@furrow/ui/button';
import { formatCents } from '@furrow/ui/format';
import { MoneyFurrow } from '@furrow/ui/money-furrow';
import { Ticket } from '@furrow/ui/ticket';
import { WholeCodes } from '@furrow/ui/whole-codes';
import { partnerSteps, sampleOrder } from './food-bank-partner.data';
import styles from './overview.module.css';

export function Overview({ onApply }: { onApply: () => void }) {
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <h2>A share of every order</h2>
        <p>
          5% of every purchase on the site goes to a food bank automatically. Donors can add to it, farms send what they
          could not sell, and you see all of it before the truck arrives.
        </p>
        <p>Partners pay nothing: no membership fee, no commission, no card fee.</p>
        <ol className={styles.steps}>
          {partnerSteps.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true" className={styles.bead}>
                {index + 1}
              </span>
              <h3 className="fw-h4">{title}</h3>
              <p>
                <WholeCodes>{text}</WholeCodes>
              </p>
            </li>
          ))}
        </ol>
        <div>
          <Button variant="outlined" onClick={onApply}>
            Start Your Application
          </Button>
        </div>
      </div>
      <Ticket
        label="A sample order"
        head={<h2 className="fw-h3">Where does a {formatCents(sampleOrder.total)} order go?</h2>}
        foot="The food bank’s share arrives in USDC, without a fee."
      >
        <MoneyFurrow
          format={formatCents}
          parts={sampleOrder.parts}
          total={{ name: 'The shopper pays', cents: sampleOrder.total }}
        />
      </Ticket>
    </div>
  );
}
