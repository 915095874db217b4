import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';
import { storageKey } from './favorites.model';

const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => jest.restoreAllMocks());

it('says each time that the favorites will be gone where the storage refuses them', async () => {
  const { toasts, unmount } = await openPage(routes, '/farm-details/oak-creek');
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const notSaved = {
    title: 'Your favorites were not saved',
    description:
      'The storage of this browser is full or switched off: the change is gone when you close or reload this page.',
    tone: 'destructive',
  };
  await userEvent.click(button('Add to Favorites'));
  expect(toasts).toEqual([notSaved]);
  await userEvent.click(button('Remove from Favorites'));
  await userEvent.click(button('Add to Favorites'));
  expect(toasts).toEqual([notSaved, notSaved, notSaved]);

  unmount();
  await openPage(routes, '/farm-details/oak-creek');
  expect(button('Remove from Favorites')).toBeVisible();

  storage.mockRestore();
  await userEvent.click(button('Remove from Favorites'));
  expect(toasts).toHaveLength(3);
});

it('shows the favorites of other pages when it comes back from the back/forward cache, and takes none of them away', async () => {
  localStorage.clear();
  await openPage(routes, '/farm-details/oak-creek');
  localStorage.setItem(storageKey, '["mangrove"]');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await userEvent.click(button('Add to Favorites'));
  expect(localStorage.getItem(storageKey)).toBe('["mangrove","oak-creek"]');
});
