import { useEffect } from 'react';
import { Heart } from 'lucide-react';
import { useHydratedUnit } from '@furrow/remote/hydrated-unit';
import { Button } from '@furrow/ui/button';
import { $favorites, favoritesShown, favoriteToggled } from './favorites.model';

const whilePrerendered: string[] = [];

export function FavoriteButton({ id }: { id: string }) {
  const favorite = useHydratedUnit($favorites, whilePrerendered).includes(id);

  useEffect(() => favoritesShown(), []);

  return (
    <Button variant="outlined" onClick={() => favoriteToggled(id)}>
      <Heart size={20} strokeWidth={1.8} fill={favorite ? 'currentColor' : 'none'} />
      <span>{favorite ? 'Remove from Favorites' : 'Add to Favorites'}</span>
    </Button>
  );
}
