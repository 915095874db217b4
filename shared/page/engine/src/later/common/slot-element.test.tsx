import { deepestSlot } from '@furrow/contract/slot-element';
import type { Entry } from '@furrow/discovery/discovery';
import type { Releases } from '../../first/load-releases';
import { allDone } from '../../testing/site-at';
import { defineSlotElement, markUnfilled } from './slot-element';

const asked: string[] = [];
let parts: string[] = [];
const overrides = new Map<string, Entry>();

defineSlotElement({
  overrides,
  releases: () =>
    Promise.resolve({
      partsOf(slot: string, props: string) {
        asked.push(`${slot} ${props}`);
        return Promise.resolve(parts);
      },
    } as unknown as Releases),
});

const slot = (inner: string, attributes = '') =>
  `<div data-island="content"><furrow-slot data-slot="farm" data-props='{"farm":"a"}' ${attributes}>${inner}</furrow-slot></div>`;
const part = (of: string) => `<furrow-fragment data-fragment="${of}" data-version="1.0.0">as sent</furrow-fragment>`;
const shown = () => Array.from(document.querySelectorAll('furrow-slot > *'), (each) => each.outerHTML);

beforeEach(() => {
  asked.length = 0;
  overrides.clear();
});

it('leaves a slot to its document, whoever fills it', async () => {
  parts = ['shop/new'];
  document.body.innerHTML = slot(part('giving/card')) + slot('<p>Nobody</p>');
  await allDone();
  expect(asked).toEqual([]);
  expect(shown()).toEqual([part('giving/card'), '<p>Nobody</p>']);
});

it('fills a slot that code has drawn, and keeps what stands there when nobody fills it', async () => {
  parts = ['giving/card', 'shop/lots'];
  document.body.innerHTML = slot('<div>Nobody</div>', 'data-unfilled');
  await allDone();
  expect(asked).toEqual(['content/farm {"farm":"a"}']);
  expect(shown()).toEqual(
    parts.map(
      (of) => `<furrow-fragment data-fragment="${of}" data-props="{&quot;farm&quot;:&quot;a&quot;}"></furrow-fragment>`,
    ),
  );
  parts = [];
  document.body.innerHTML = slot('<div>Nobody</div>', 'data-unfilled');
  await allDone();
  expect(shown()).toEqual(['<div>Nobody</div>']);
});

it('shows the parts of the versions that the visitor has asked for, and leaves those that are there', async () => {
  overrides.set('giving', {} as Entry);
  parts = ['shop/lots', 'giving/pledge', 'dao/votes'];
  document.body.innerHTML = slot(part('dao/votes') + part('giving/card') + part('shop/lots'));
  const [votes] = document.querySelectorAll('furrow-fragment');
  await allDone();
  expect(
    Array.from(document.querySelectorAll('furrow-fragment'), (each) => each.getAttribute('data-fragment')),
  ).toEqual(parts);
  expect(document.querySelectorAll('furrow-fragment')[2]).toBe(votes);
});

it('asks for the slot of the fragment that it is in', async () => {
  document.body.innerHTML = `<div data-island="content"><furrow-fragment data-fragment="giving/card">${slot('', 'data-unfilled').replace(' data-island="content"', '')}</furrow-fragment></div>`;
  await allDone();
  expect(asked).toEqual(['giving/farm {"farm":"a"}']);
});

it('puts no part into itself', async () => {
  parts = ['giving/card', 'shop/lots'];
  const inner = slot('', 'data-unfilled').replace(' data-island="content"', '');
  document.body.innerHTML = `<furrow-fragment data-fragment="giving/card"><furrow-fragment data-fragment="dao/votes">${inner}</furrow-fragment></furrow-fragment>`;
  await allDone();
  expect(
    Array.from(document.querySelectorAll('furrow-slot > *'), (each) => each.getAttribute('data-fragment')),
  ).toEqual(['shop/lots']);
});

it('fills no slot that lies deeper than the release tool allows', async () => {
  parts = ['shop/lots'];
  const inFragments = (count: number): string =>
    count === 0
      ? slot('Nobody', 'data-unfilled').replace(' data-island="content"', '')
      : `<furrow-fragment data-fragment="dao/level-${count}">${inFragments(count - 1)}</furrow-fragment>`;
  const isFilled = async (depth: number) => {
    document.body.innerHTML = inFragments(depth);
    await allDone();
    return document.querySelector('furrow-slot > furrow-fragment') !== null;
  };
  expect(await isFilled(deepestSlot - 1)).toBe(true);
  expect(await isFilled(deepestSlot)).toBe(false);
});

it('marks the slots in HTML of a release', () => {
  const template = document.createElement('template');
  template.innerHTML = slot('');
  markUnfilled(template.content);
  expect(template.innerHTML).toContain('data-unfilled=""');
});
