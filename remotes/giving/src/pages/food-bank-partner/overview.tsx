import centralNight from '@furrow/ui/art/community-food-bank-central-night.svg';
import central from '@furrow/ui/art/community-food-bank-central.svg';
import { Button } from '@furrow/ui/button';
import { ThemedImage } from '@furrow/ui/themed-image';
import { partnerSteps } from './food-bank-partner.data';
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
        <p>Partners pay nothing: no membership, no cut, no card fee.</p>
        <ol className={styles.steps}>
          {partnerSteps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="fw-h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div>
          <Button variant="outlined" onClick={onApply}>
            Start your application
          </Button>
        </div>
      </div>
      <ThemedImage light={central} dark={centralNight} width={640} height={420} className={styles.art} />
    </div>
  );
}
