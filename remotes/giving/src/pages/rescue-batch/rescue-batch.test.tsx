import { webcrypto } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { batchTraces } from '../../data/batch-traces.data';
import { batches } from '../../data/batches.data';
import { batchPath } from '../../data/batches.model';
import { routes } from '../../routes';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(webcrypto as Crypto);
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => jest.restoreAllMocks());

it('shows the full trace of a batch: two lines signed, three to come', async () => {
  await openPage(routes, '/food-rescue/frb-2025-001');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tomatoes, peppers, basil');
  const story = screen.getByText('Where it has been, step by step').parentElement as HTMLElement;
  const lines = within(story).getAllByRole('listitem');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toHaveTextContent('1. GrowerOfferedLucía Herrera');
  expect(lines[2]).toHaveTextContent('expected 11:00 AM');
  expect(lines[2]).toHaveTextContent('Blocknot yet written');
  expect(story).toHaveTextContent('Two of five lines are signed. The next one will be signed at Riverside Kitchen.');
  expect(within(lines[0]!).getByRole('link', { name: 'Surplus slip, 420 kg' })).toHaveAttribute(
    'href',
    '/food-rescue/frb-2025-001/proof/1',
  );
});

it('compares what the scales said, and ticks it off once all three have said it', async () => {
  const { unmount } = await openPage(routes, '/food-rescue/frb-2025-001');
  expect(screen.getByRole('region', { name: 'Scales' })).toHaveTextContent('Weighed innot yet');
  const saidIn = (text: RegExp) => screen.getByText(text).closest('p')!;
  expect(saidIn(/^The three weights have to agree/).querySelector('svg')).toBeNull();
  unmount();
  await openPage(routes, '/food-rescue/frb-2025-003');
  const agreed = saidIn(/^All three scales say/);
  expect(agreed).toHaveTextContent('All three scales say 185 kg (408 lb).');
  expect(agreed.querySelector('svg')).not.toBeNull();
});

it.each(batches)(
  'lists parts of $batchId that come to its total in both units, as the scales say it',
  async (batch) => {
    await openPage(routes, batchPath(batch));
    const weightIn = (term: string) => {
      const value = screen.getAllByText(term, { selector: 'dt' })[0]!.nextElementSibling!;
      return ['.fw-metric', '.fw-us'].map((unit) =>
        Number(/\d+/.exec(value.querySelector(unit)?.textContent?.replaceAll(',', '') ?? '')),
      );
    };
    const parts = batchTraces[batch.batchId]!.contents.map(([what]) => weightIn(what));
    const sums = [0, 1].map((unit) => parts.reduce((sum, part) => sum + part[unit]!, 0));
    expect(sums).toEqual(weightIn('Total'));
    const scales = within(screen.getByRole('region', { name: 'Scales' }));
    expect(scales.getByText('Picked up').nextElementSibling).toHaveTextContent(`${sums[0]} kg (${sums[1]} lb)`);
  },
);

it('keeps what was packed in the unit of its signature, so that the bags come to the weight', async () => {
  await openPage(routes, '/food-rescue/frb-2025-003');
  expect(screen.getByText('Bags').nextElementSibling!.textContent).toBe('230 of 0.8 kg, 1 kg of crumbs');
  expect(screen.getByText('In the van').nextElementSibling).toHaveTextContent('12 °C (54 °F), dry');
});

it('keeps a short day on one line', async () => {
  await openPage(routes, '/food-rescue/frb-2025-003');
  expect(screen.getByText('Sep 15')).toHaveClass('fw-whole');
});

it('computes the fingerprints of all signed lines in place, and can find one that differs', async () => {
  const { unmount } = await openPage(routes, '/food-rescue/frb-2025-001');
  await userEvent.click(screen.getByRole('button', { name: 'Check Both Fingerprints' }));
  expect(await screen.findByText('Both match.')).toBeVisible();
  expect(screen.getAllByText('matches, today')).toHaveLength(2);
  unmount();

  await openPage(routes, '/food-rescue/frb-2025-003');
  jest.spyOn(webcrypto.subtle, 'digest').mockResolvedValueOnce(new ArrayBuffer(32));
  await userEvent.click(screen.getByRole('button', { name: 'Check All 5 Fingerprints' }));
  expect(await screen.findByText('Some do not match.')).toBeVisible();
});

it('has a proof for each line that is signed, and for no other', async () => {
  const { unmount } = await openPage(routes, '/food-rescue/frb-2025-001/proof/1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Surplus slip, 420 kg');
  expect(screen.getByRole('navigation', { name: 'Handovers of this batch' })).toHaveTextContent('1 of 5, offered');
  unmount();
  const { container } = await openPage(routes, '/food-rescue/frb-2025-001/proof/3');
  expect(container.querySelector('h1')).toBeNull();
});

it('is reached from the panel of the list', async () => {
  await openPage(routes, '/food-rescue');
  await userEvent.click(screen.getByRole('button', { name: 'View Details of FRB-2025-002' }));
  expect(screen.getAllByRole('link', { name: 'Open the Full Trace' })[0]).toHaveAttribute(
    'href',
    '/food-rescue/frb-2025-002',
  );
});
