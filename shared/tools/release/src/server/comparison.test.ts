import { Comparison, type ComparedCanary } from './comparison';

const shop: ComparedCanary = { version: '1.1.0', share: 0.1, live: '1.0.0' };
const ofNetwork = (network: string, host: number) => ({ name: `${network}.${host}`, network });

it('compares nothing more of a visitor who gets the other version later', () => {
  const comparison = new Comparison(shop.version);
  expect(comparison.count({ name: 'Amina' }, 'visit', false, shop)).toBeDefined();
  expect(comparison.count({ name: 'Amina' }, 'failure', true, shop)).toBeUndefined();
  expect(comparison.count({ name: 'Amina' }, 'failure', false, shop)).toBeDefined();
});

it('begins a period when another version becomes live beside the canary', () => {
  const comparison = new Comparison(shop.version, () => 0);
  const periodOf = (name: string, live: string) => comparison.count({ name }, 'visit', true, { ...shop, live });
  const first = periodOf('Amina', '1.0.0');
  expect(periodOf('Kofi', '1.0.0')).toBe(first);
  expect(periodOf('Efua', '1.0.1')).not.toBe(first);
});

it('compares as many visitors of one network as it may have, and those of others', () => {
  const comparison = new Comparison(shop.version);
  const isCompared = (network: string, host: number) =>
    comparison.count(ofNetwork(network, host), 'visit', true, shop) !== undefined;
  const hosts = Array.from({ length: 300 }, (_, host) => host);
  expect(hosts.filter((host) => isCompared('198.18.1', host))).toHaveLength(256);
  expect(isCompared('198.18.2', 1)).toBe(true);
});

it('begins a run with an empty memory when the memory is full, so that it never grows further', () => {
  const comparison = new Comparison(shop.version);
  const runOf = (visitor: number) => comparison.count({ name: String(visitor) }, 'visit', true, shop)?.run;
  const first = runOf(0);
  for (let visitor = 1; visitor < 200_000; visitor += 1) runOf(visitor);
  expect(runOf(0)).toBeUndefined();
  const second = runOf(200_000);
  expect(second).toMatch(/^[0-9a-f]{12}$/);
  expect([second === first, runOf(0)]).toEqual([false, second]);
});
