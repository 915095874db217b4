import { webcrypto } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readYou } from '@furrow/you/model';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';
import * as english from './words';
import * as words from './words.es';

const slip = '/marketplace/lot/heirloom-tomatoes/proof/3';
const button = (name: string) => screen.getByRole('button', { name });
const ticket = () => screen.getByRole('region', { name: 'Fingerprint' });

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(webcrypto as Crypto);
});
afterEach(() => jest.restoreAllMocks());

it('draws the document, its text and its fingerprint', async () => {
  await openPage(routes, slip);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Weigh slip, 240 kg');
  const rail = within(screen.getByRole('navigation', { name: 'Handovers of this lot' }));
  expect(rail.getByRole('link', { current: 'step' })).toHaveTextContent('3. Weighed, washed, packed');
  expect(rail.getAllByRole('link')).toHaveLength(4);
  expect(screen.getByRole('img', { name: 'Signature of Mei Tanaka' })).toBeVisible();
  expect(screen.getByText('12 crates, gross').parentElement).toHaveTextContent('254.4 kg');
  expect(screen.getByText('240 kg of heirloom tomatoes, packed in 12 crates.')).toBeVisible();
  expect(screen.getByText('335 bytes, UTF-8')).toBeVisible();
});

it('writes the name of who has no drawn signature, upright, and with which key it was signed', async () => {
  const { unmount } = await openPage(routes, '/marketplace/lot/grass-fed-beef/proof/1');
  const signed = screen.getByRole('img', { name: 'Signature of Hugh Hollis' });
  expect(signed).toHaveTextContent('Hugh Hollis');
  const key = screen.getByText('Signed with key').textContent;
  expect(key).toMatch(/^Signed with key [0-9a-f]{4}…[0-9a-f]{4}$/);
  unmount();
  await openPage(routes, '/marketplace/lot/grass-fed-beef/proof/audit');
  const keys = screen.getAllByText('Signed with key').map(({ textContent }) => textContent);
  expect(new Set([key, ...keys]).size).toBe(3);
});

it('draws the signatures of two people alone: the other drawings are those of people who sign nothing here', async () => {
  await openPage(routes, '/marketplace/lot/nantes-carrots/proof/audit');
  const [first, second] = ['Petra Lindahl', 'Joss Avery'].map((name) =>
    screen.getByRole('img', { name: `Signature of ${name}` }),
  );
  expect(first).toHaveTextContent('Petra Lindahl');
  expect(second).toHaveTextContent('Joss Avery');
});

it('finds that the fingerprint matches, and remembers it', async () => {
  await openPage(routes, slip);
  expect(screen.getByText('Not checked in this browser yet')).toBeVisible();
  await userEvent.click(button('Check This Fingerprint'));
  expect(await screen.findByText('It matches.')).toBeVisible();
  expect(button('Check Again')).toHaveFocus();
  expect(screen.getByText('Matches, checked here')).toBeVisible();
  expect(readYou().entries).toMatchObject([{ kind: 'check', ref: 'heirloom-tomatoes/3', state: 'matches', to: slip }]);
});

it('finds that a text with one changed character does not match, until it is put back', async () => {
  await openPage(routes, slip);
  await userEvent.click(button('Change the Text and Check Again'));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to check' });
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: field.value.replace('Net: 240.0', 'Net: 246.0') } });
  await userEvent.click(button('Check This Text'));
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('It does not match.'));
  expect(alert).toHaveTextContent('You changed 1 character.');
  expect(ticket().querySelectorAll('u').length).toBeGreaterThan(12);
  await userEvent.click(button('Put the Text Back'));
  await userEvent.click(button('Check This Fingerprint'));
  expect(await screen.findByText('It matches.')).toBeVisible();
});

it('says where a browser cannot compute fingerprints', async () => {
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({} as Crypto);
  await openPage(routes, slip);
  await userEvent.click(button('Check This Fingerprint'));
  expect(await screen.findByText(/This browser cannot compute fingerprints/)).toBeVisible();
});

it('tells on the lot’s trace what was checked', async () => {
  const { unmount } = await openPage(routes, slip);
  await userEvent.click(button('Check This Fingerprint'));
  await screen.findByText('It matches.');
  unmount();
  await openPage(routes, '/marketplace/lot/heirloom-tomatoes');
  expect(screen.getByText('matches, today')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Weigh slip, 240 kg' })).toHaveAttribute('href', slip);
  expect(screen.getByRole('link', { name: 'Read the audit' })).toHaveAttribute(
    'href',
    '/marketplace/lot/heirloom-tomatoes/proof/audit',
  );
});

it('has a page for the audit, and none for a handover that nobody has signed', async () => {
  const { unmount } = await openPage(routes, '/marketplace/lot/heirloom-tomatoes/proof/audit');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Audit, 96 of 100');
  unmount();
  const { container } = await openPage(routes, '/marketplace/lot/heirloom-tomatoes/proof/5');
  expect(container.querySelector('h1')).toBeNull();
});

it('lowers the name of a product within a sentence, but not a city in it', () => {
  expect(english.auditLede('Old Mill Acres', 'Nantes carrots', 'Soil & Sum')).toBe(
    'How Old Mill Acres grows its Nantes carrots, measured by Soil & Sum.',
  );
  expect(english.auditLede('Green Valley Farm', 'Heirloom tomatoes', 'Soil & Sum')).toBe(
    'How Green Valley Farm grows its heirloom tomatoes, measured by Soil & Sum.',
  );
});

it('keeps the capitals of a name within a sentence in Spanish', () => {
  expect(words.auditLede('Old Mill Acres', 'Zanahorias Nantes', 'Soil & Sum')).toBe(
    'Cómo produce Old Mill Acres este lote (zanahorias Nantes), según la medición de Soil & Sum.',
  );
});
