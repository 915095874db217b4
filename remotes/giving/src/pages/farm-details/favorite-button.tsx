import { useEffect } from 'react';
import { Heart } from 'lucide-react';
import { useClientUnit } from '@furrow/remote/client-unit';
import { Button } from '@furrow/ui/button';
import { $favorites, favoriteToggled, loadFavoritesFx } from './favorites.model';

const whilePrerendered: string[] = [];

export function FavoriteButton({ id }: { id: string }) {
  const favorite = useClientUnit($favorites, whilePrerendered).includes(id);

  useEffect(() => {
    loadFavoritesFx().catch(() => {});
  }, []);

  return (
    <Button variant="outlined" onClick={() => favoriteToggled(id)}>
      <Heart size={20} strokeWidth={1.8} fill={favorite ? 'currentColor' : 'none'} />
      {favorite ? 'Remove from Favorites' : 'Add to Favorites'}
    </Button>
  );
}
