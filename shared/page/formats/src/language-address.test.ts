import { addressIn } from './language-address';

it.each([
  ['/buy-food', '/es/buy-food'],
  ['/', '/es'],
  ['/?q=corn', '/es?q=corn'],
  ['/#farms', '/es#farms'],
  ['/lots/1?tab=trace#proof', '/es/lots/1?tab=trace#proof'],
])('%s is %s in another language', (address, expected) => {
  expect(addressIn(address, 'es')).toBe(expected);
  expect(addressIn(address, '')).toBe(address);
});

it('leaves addresses outside the site as they are', () => {
  expect(addressIn('https://example.com/', 'es')).toBe('https://example.com/');
  expect(addressIn('#top', 'es')).toBe('#top');
});
