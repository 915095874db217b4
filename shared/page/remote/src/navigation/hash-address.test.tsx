import fc from 'fast-check';
import { createHashAddress } from './hash-address';
import { createBrowserNavigation } from './navigation';

const placeAt = (address: string) => {
  history.replaceState(null, '', address);
  return createBrowserNavigation(createHashAddress()).current();
};

it('reads a place behind the hash, with its own query and hash', () => {
  expect(placeAt('#/almanac/corn%20field?b=c#june')).toEqual({
    pathname: '/almanac/corn%20field',
    search: '?b=c',
    hash: '#june',
  });
});

it('stays on the page when the hash names a section of it', () => {
  history.replaceState(null, '', '#/almanac');
  const navigation = createBrowserNavigation(createHashAddress());
  expect(navigation.current().pathname).toBe('/almanac');
  history.replaceState(null, '', '#june');
  expect(navigation.current().pathname).toBe('/almanac');
});

it('reads an address whose path begins with two slashes', () => {
  expect(placeAt('#//[?b=c')).toEqual({ pathname: '//[', search: '?b=c', hash: '' });
  expect(placeAt('#//elsewhere.example/barn').pathname).toBe('//elsewhere.example/barn');
});

it('reads behind the hash what a host would read instead of it, whatever that is', () => {
  const text = fc.string({ unit: fc.constantFrom(...'/?#%E0[\\. '), maxLength: 8 });
  fc.assert(
    fc.property(text, (rest) => {
      const behindHash = placeAt(`#/${rest}`);
      history.replaceState(null, '', `${location.origin}/${rest}`);
      expect(behindHash).toEqual(createBrowserNavigation().current());
    }),
  );
});
