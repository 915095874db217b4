import { MapPin } from 'lucide-react';
import { ButtonLink } from '@furrow/ui/button';
import { Measured } from '@furrow/ui/measured';
import { Tag } from '@furrow/ui/tag';
import { foodBanks } from '../../data/food-banks.data';
import { PictureCard } from '../../ui/picture-card';
import { foodBankNeeds } from './donate-food.data';
import { capacityTone } from './donate-food.model';
import * as words from './words';
import styles from './food-banks.module.css';

export function FoodBanks({ onGive }: { onGive: (id: string) => void }) {
  return (
    <ul className={styles.root}>
      {foodBankNeeds.map(({ id, urgentNeeds, capacity, distance, impact }) => (
        <PictureCard key={id} image={foodBanks[id].image}>
          <div className={styles.head}>
            <h3 className="fw-h4">{foodBanks[id].name}</h3>
            <Tag tone={capacityTone(capacity)}>{words.capacities[capacity]}</Tag>
          </div>
          <p className={styles.place}>
            <MapPin size={16} strokeWidth={1.8} />
            <span>
              {words.place(foodBanks[id].location)}, <Measured>{distance}</Measured>
            </span>
          </p>
          <h4 className={styles.label}>{words.urgentNeeds}</h4>
          <ul className={styles.needs}>
            {urgentNeeds.map((need) => (
              <li key={need}>
                <Tag tone="orange" dot={false}>
                  {need}
                </Tag>
              </li>
            ))}
          </ul>
          <p className={styles.impact}>{impact}</p>
          <ButtonLink to="#schedule" variant="outlined" size="small" block onClick={() => onGive(id)}>
            {words.giveTo(foodBanks[id].name)}
          </ButtonLink>
        </PictureCard>
      ))}
    </ul>
  );
}
