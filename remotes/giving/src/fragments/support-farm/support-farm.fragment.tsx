import { Heart } from 'lucide-react';
import { useNotify } from '@furrow/remote/services';
import { Button, ButtonLink } from '@furrow/ui/button';
import { useYou } from '@furrow/you/react';
import { campaigns } from '../../data/campaigns.data';
import { isActive } from '../../data/campaigns.model';
import { isFavorite, notSaved, toggleFavorite } from '../../data/favorites.model';
import type { SupportFarmProps } from './support-farm.schema';
import * as words from '../words';
import styles from './support-farm.module.css';

/** How to give to one farm, and a heart to find it again. A boot script fills the heart on pages that sleep. */
export default function SupportFarmFragment({ farm }: SupportFarmProps) {
  const campaign = campaigns.find(({ id }) => id === farm);
  const entries = useYou()?.entries ?? [];
  const notify = useNotify();
  if (!campaign) return null;
  return (
    <div className={styles.root}>
      <ButtonLink
        to={isActive(campaign) ? `/donate-farm/${farm}` : `/farm-details/${farm}`}
        fullLoad
        variant="outlined"
      >
        {isActive(campaign) ? words.support : words.seeCampaign}
      </ButtonLink>
      <Button
        variant="outlined"
        className={styles.favorite}
        aria-label={words.favorite}
        aria-pressed={isFavorite(entries, farm)}
        data-favorite={farm}
        suppressHydrationWarning
        onClick={() => toggleFavorite(campaign) || notify(notSaved)}
      >
        <Heart size={20} strokeWidth={1.8} />
      </Button>
    </div>
  );
}
