import { allSettled, fork } from 'effector';
import fc from 'fast-check';
import { $favorites, favoriteToggled, loadFavoritesFx, parseFavorites, saveFavoritesFx } from './favorites.model';

describe('favorites', () => {
  it('adds a campaign and takes it away again', async () => {
    const scope = fork({ handlers: [[saveFavoritesFx, () => {}]] });
    await allSettled(favoriteToggled, { scope, params: 'oak-creek' });
    expect(scope.getState($favorites)).toEqual(['oak-creek']);
    await allSettled(favoriteToggled, { scope, params: 'oak-creek' });
    expect(scope.getState($favorites)).toEqual([]);
  });

  it('keeps what was chosen in this browser', async () => {
    const save = jest.fn();
    const scope = fork({
      values: [[$favorites, ['mangrove']]],
      handlers: [[saveFavoritesFx, save]],
    });
    await allSettled(favoriteToggled, { scope, params: 'oak-creek' });
    expect(save).toHaveBeenCalledWith(['mangrove', 'oak-creek']);
  });

  it('shows none where storage is forbidden, and still toggles', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const scope = fork({
      handlers: new Map<typeof loadFavoritesFx | typeof saveFavoritesFx, () => never>([
        [loadFavoritesFx, forbidden],
        [saveFavoritesFx, forbidden],
      ]),
    });
    await allSettled(loadFavoritesFx, { scope });
    await allSettled(favoriteToggled, { scope, params: 'mangrove' });
    expect(scope.getState($favorites)).toEqual(['mangrove']);
  });

  it('reads back what it wrote, and survives any junk', () => {
    expect(parseFavorites('["a","a",1]')).toEqual(['a']);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (saved) => {
        expect(parseFavorites(saved).every((id) => typeof id === 'string')).toBe(true);
      }),
    );
  });
});
