import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { eraseYou, readYou, recordEntry } from '@furrow/you/model';
import { routes } from '../../routes';

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('says each time that a favorite is not saved where the storage refuses it, and shows what is saved', async () => {
  const { toasts } = await openPage(routes, '/farm-details/oak-creek');
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(button('Add to Favorites'));
  await userEvent.click(button('Add to Favorites'));
  expect(toasts).toMatchObject([
    { title: 'Your favorites were not saved' },
    { title: 'Your favorites were not saved' },
  ]);

  storage.mockRestore();
  await userEvent.click(button('Add to Favorites'));
  expect(button('Remove from Favorites')).toBeVisible();
  expect(toasts).toHaveLength(2);
});

it('follows the visitor’s ledger, whoever changes it', async () => {
  await openPage(routes, '/farm-details/oak-creek');
  act(() => void recordEntry({ kind: 'favorite', ref: 'oak-creek', title: 'Favorite: A village creamery' }));
  expect(button('Remove from Favorites')).toBeVisible();
  act(() => eraseYou());
  await userEvent.click(button('Add to Favorites'));
  expect(readYou().entries.map(({ id }) => id)).toEqual(['favorite:oak-creek']);
});
