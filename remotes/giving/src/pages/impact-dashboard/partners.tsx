import { FurrowProgress } from '@furrow/ui/furrow-progress';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Tag } from '@furrow/ui/tag';
import { formatDollars } from '@furrow/ui/format';
import { MealsByFoodBank } from '../../ui/impact/meals-by-food-bank';
import { PictureCard } from '../../ui/picture-card';
import { partners } from './impact-dashboard.data';
import { urgencyLabels, urgencyTone } from './impact-dashboard.model';
import styles from './cards.module.css';

export function Partners() {
  return (
    <div className={styles.root}>
      <ul className={styles.cards}>
        {partners.map(({ name, location, image, totalReceived, goal, monthlyProgress, urgency }) => (
          <PictureCard key={name} image={image}>
            <div className={styles.head}>
              <h2 className="fw-h4">{name}</h2>
              <Tag tone={urgencyTone(urgency)}>{urgencyLabels[urgency]}</Tag>
            </div>
            <p className={styles.text}>{location}</p>
            <Ledger>
              <LedgerRow term="Received to date">{formatDollars(totalReceived)}</LedgerRow>
              <LedgerRow term="Goal for the year">{formatDollars(goal)}</LedgerRow>
              <LedgerRow term="This month’s goal">{monthlyProgress}%</LedgerRow>
            </Ledger>
            <FurrowProgress value={monthlyProgress} label={`${name}, this month`} />
          </PictureCard>
        ))}
      </ul>
      <MealsByFoodBank />
    </div>
  );
}
