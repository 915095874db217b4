import { tokensSet, tokensUsed } from './tokens';

const texts = [
  '.a { color: var(--fw-ink); width: calc(var(--width) * 2); gap: var(--fw-gap, 8px); --height: 3px }',
  `element.style.setProperty('--shift', '3px'); const style = { '--width': 4 };`,
  JSON.stringify({ fragment: '<p style="--delay:2s;transition:var(--delay) var( --fw-ease )">' }),
];

it('reads what sets a custom property: rules, attributes, scripts', () => {
  expect(tokensSet(texts)).toEqual(['--delay', '--height', '--shift', '--width']);
});

it('reads which custom properties somebody else has to set: without a fallback, and not set here', () => {
  expect(tokensUsed(texts)).toEqual(['--fw-ease', '--fw-ink']);
});
