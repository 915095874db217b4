import { webcrypto } from 'node:crypto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { readYou } from '@furrow/you/model';
import { routes } from '../../routes';

const path = '/governance/treasury/proof/tx-2025-014';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(webcrypto as Crypto);
});
afterEach(() => jest.restoreAllMocks());

it('is reached from the row of the treasury, and names amount, block and the proposal that decided', async () => {
  const { unmount } = await openPage(routes, '/governance/treasury');
  expect(screen.getByRole('link', { name: 'Open proof: Riverside cold room' })).toHaveAttribute('href', path);
  unmount();
  await openPage(routes, path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Riverside cold room');
  expect(screen.getByRole('link', { name: 'PROP-2025-011' })).toHaveAttribute(
    'href',
    '/governance/voting/prop-2025-011',
  );
  const paper = screen.getByRole('article');
  expect(paper).toHaveTextContent('Paid48,000.00 USDC');
  expect(paper).toHaveTextContent('Block20,847,422');
});

it('matches, is remembered, and fails once a byte of the text differs', async () => {
  await openPage(routes, path);
  await press('Check This Fingerprint');
  expect(await screen.findByText('It matches.')).toBeVisible();
  expect(readYou().entries).toMatchObject([{ kind: 'check', ref: 'treasury/TX-2025-014', to: path }]);
  await press('Change the Text and Check Again');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to check' });
  fireEvent.change(field, { target: { value: field.value.replace('48,000', '49,000') } });
  await press('Check This Text');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You changed 1 character.'));
});

it('does not have a page for a transaction that never happened', async () => {
  const { container } = await openPage(routes, '/governance/treasury/proof/tx-2025-999');
  expect(container.querySelector('h1')).toBeNull();
});
