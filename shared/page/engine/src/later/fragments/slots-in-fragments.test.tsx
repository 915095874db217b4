import { allDone } from '../../testing/site-at';
import { createFailures } from '../../first/islands/failures';
import type { IslandServices } from '../../first/islands/island';
import type { Releases } from '../../first/load-releases';
import { Fragment } from './fragment';
import { defineSlotElement } from '../common/slot-element';

jest.mock('../../first/federation/remotes');

it('has the slots in the HTML of a release filled in the browser', async () => {
  const html = '<p>Progress</p><furrow-slot data-slot="more" data-props="{}"></furrow-slot>';
  const partsOf = jest.fn(() => Promise.resolve(['shop/lots']));
  const entry = { metadata: { version: '1.0.0' }, extras: { release: '/giving/1.0.0/release.json' } };
  const releases = () =>
    Promise.resolve({
      entryFor: () => Promise.resolve(entry),
      fragmentHtml: () => Promise.resolve({ react: '19.0.0', hydrate: 'never', variants: [{ props: {}, html }] }),
      partsOf,
    } as unknown as Releases);
  defineSlotElement({ overrides: new Map(), releases });
  document.body.innerHTML = '<div data-fragment="giving/progress">Nothing yet</div>';
  const element = document.querySelector('div')!;
  new Fragment(element, {
    services: { navigation: { current: () => ({ pathname: '/' }) } } as unknown as IslandServices,
    failures: createFailures(() => {}),
    overrides: new Map(),
    named: () => undefined,
    releases,
    sentProps: new WeakMap(),
  });
  await allDone();
  expect(element.textContent).toBe('Progress');
  expect(partsOf).toHaveBeenCalledTimes(1);
  expect(element.querySelector('furrow-slot > furrow-fragment')?.getAttribute('data-fragment')).toBe('shop/lots');
});
