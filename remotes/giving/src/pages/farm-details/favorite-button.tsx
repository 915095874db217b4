import { Heart } from 'lucide-react';
import { useNotify } from '@furrow/remote/services';
import { Button } from '@furrow/ui/button';
import { useYou } from '@furrow/you/react';
import type { Campaign } from '../../data/campaigns.model';
import { isFavorite, notSaved, toggleFavorite } from '../../data/favorites.model';
import * as words from './words';

export function FavoriteButton({ campaign }: { campaign: Campaign }) {
  const favorite = isFavorite(useYou()?.entries ?? [], campaign.id);
  const notify = useNotify();
  return (
    <Button variant="outlined" onClick={() => toggleFavorite(campaign) || notify(notSaved)}>
      <Heart size={20} strokeWidth={1.8} fill={favorite ? 'currentColor' : 'none'} />
      <span>{favorite ? words.removeFavorite : words.addFavorite}</span>
    </Button>
  );
}
