import { createBrowserNavigation, parseLocation } from './navigation';
import { toNavigator } from './navigator';

beforeEach(() => history.replaceState(null, '', '/start'));

it('reads a place from a path or a full address', () => {
  expect(parseLocation('/a?b=c#d', 'http://localhost')).toEqual({ pathname: '/a', search: '?b=c', hash: '#d' });
  expect(parseLocation('?b=c', 'http://localhost/a')).toEqual({ pathname: '/a', search: '?b=c', hash: '' });
  expect(parseLocation('http://localhost/a', 'http://localhost')).toEqual({ pathname: '/a', search: '', hash: '' });
});

it('moves the address bar and tells about it', () => {
  const navigation = createBrowserNavigation();
  const listener = jest.fn();
  const leave = navigation.subscribe(listener);
  navigation.push('/almanac?sort=name#june');
  expect(navigation.current()).toEqual({ pathname: '/almanac', search: '?sort=name', hash: '#june' });
  navigation.replace('?sort=date');
  expect(location.href).toBe('http://localhost/almanac?sort=date');
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  navigation.push('/elsewhere');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('gives the same location as long as nothing moved, so that React does not render for nothing', () => {
  const navigation = createBrowserNavigation();
  expect(navigation.current()).toBe(navigation.current());
});

it('hears the back button, and of another router that writes the address itself', () => {
  const navigation = createBrowserNavigation();
  const listener = jest.fn();
  navigation.subscribe(listener);
  history.pushState(null, '', '/by-another-router');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(navigation.current().pathname).toBe('/by-another-router');
});

it('writes addresses in the format it is given', () => {
  const behindHash = { read: () => location.hash.slice(1) || '/', write: (to: string) => `#${to}` };
  const navigation = createBrowserNavigation(behindHash);
  navigation.push('/almanac');
  expect(location.href).toBe('http://localhost/start#/almanac');
  expect(navigation.current().pathname).toBe('/almanac');
  expect(navigation.createHref('/barn')).toBe('#/barn');
});

it('serves React Router, which may name a place in parts', () => {
  const navigation = createBrowserNavigation();
  const navigator = toNavigator(navigation);
  navigator.push({ pathname: '/barn', search: '?a=b', hash: '#c' });
  expect(navigation.current()).toEqual({ pathname: '/barn', search: '?a=b', hash: '#c' });
  navigator.replace('/almanac');
  expect(navigation.current().pathname).toBe('/almanac');
  expect(navigator.createHref({ pathname: '/x' })).toBe('/x');
});
