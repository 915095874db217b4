import { useEffect } from 'react';
import { createWatch } from 'effector';
import { Heart } from 'lucide-react';
import { useHydratedUnit } from '@furrow/remote/hydrated-unit';
import { useNotify } from '@furrow/remote/services';
import { Button } from '@furrow/ui/button';
import { $favorites, favoritesRefused, favoritesShown, favoriteToggled } from './favorites.model';

const whilePrerendered: string[] = [];

export function FavoriteButton({ id }: { id: string }) {
  const favorite = useHydratedUnit($favorites, whilePrerendered).includes(id);
  const notify = useNotify();

  useEffect(() => {
    // A page that comes back from the back/forward cache does not know what was chosen on others.
    const comesBack = ({ persisted }: PageTransitionEvent) => void (persisted && favoritesShown());
    favoritesShown();
    window.addEventListener('pageshow', comesBack);
    return () => window.removeEventListener('pageshow', comesBack);
  }, []);

  useEffect(() => createWatch({ unit: favoritesRefused, fn: () => notify(notSaved) }), [notify]);

  return (
    <Button variant="outlined" onClick={() => favoriteToggled(id)}>
      <Heart size={20} strokeWidth={1.8} fill={favorite ? 'currentColor' : 'none'} />
      <span>{favorite ? 'Remove from Favorites' : 'Add to Favorites'}</span>
    </Button>
  );
}

const notSaved = {
  title: 'Your favorites were not saved',
  description:
    'The storage of this browser is full or switched off: the change is gone when you close or reload this page.',
  tone: 'destructive',
} as const;
