import { createBrowserNavigation, parseLocation } from './navigation';
import { pageOf } from './page-of';
import { asDrawer, toNavigator } from './navigator';

beforeEach(() => history.replaceState(null, '', '/start'));

it('reads a place from a path or a full address', () => {
  expect(parseLocation('/a?b=c#d', 'http://localhost')).toEqual({ pathname: '/a', search: '?b=c', hash: '#d' });
  expect(parseLocation('?b=c', 'http://localhost/a')).toEqual({ pathname: '/a', search: '?b=c', hash: '' });
  expect(parseLocation('http://localhost/a', 'http://localhost')).toEqual({ pathname: '/a', search: '', hash: '' });
});

it('reads an address whose path begins with two slashes', () => {
  history.replaceState(null, '', 'http://localhost//[?b=c');
  expect(createBrowserNavigation().current()).toEqual({ pathname: '//[', search: '?b=c', hash: '' });
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

it('adds nothing to the history for the address that it is at, as browsers do not, so that Back leaves the page', () => {
  const navigation = createBrowserNavigation();
  navigation.push('/almanac?sort=name#june');
  const { length } = history;
  navigation.push('/almanac?sort=name#june');
  expect(history).toHaveLength(length);
  navigation.push('/almanac?sort=date');
  expect(history).toHaveLength(length + 1);
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

describe('a drawer with an address of its own', () => {
  const list = { pathname: '/lots', search: '?sort=price', hash: '' };
  const lot = { pathname: '/lots/7', search: '', hash: '' };
  const goBack = (navigation: ReturnType<typeof createBrowserNavigation>) =>
    new Promise<void>((moved) => {
      addEventListener('popstate', () => moved(), { once: true });
      navigation.go(-1);
    });

  it('opens over the page on screen, query and all, and Back closes it', async () => {
    const navigation = createBrowserNavigation();
    navigation.push('/lots?sort=price');
    toNavigator(navigation).push('/lots/7', asDrawer);
    expect(location.pathname).toBe('/lots/7');
    expect(navigation.current()).toEqual({ ...lot, over: list });
    expect(pageOf(navigation.current())).toEqual(list);
    await goBack(navigation);
    expect(navigation.current()).toEqual(list);
  });

  it('keeps the page beneath when it leads to another drawer', () => {
    const navigation = createBrowserNavigation();
    navigation.push('/lots?sort=price');
    navigation.push('/lots/6', { over: true });
    navigation.push('/lots/7', { over: true });
    expect(navigation.current()).toEqual({ ...lot, over: list });
  });

  it('becomes a page of its own at the same address', () => {
    const navigation = createBrowserNavigation();
    navigation.push('/lots?sort=price');
    navigation.push('/lots/7', { over: true });
    const listener = jest.fn();
    navigation.subscribe(listener);
    navigation.replace('/lots/7');
    expect(listener).toHaveBeenCalled();
    expect(navigation.current()).toEqual(lot);
  });

  it('is a page when its address is loaded again', () => {
    createBrowserNavigation().push('/lots/7', { over: true });
    expect(createBrowserNavigation().current()).toEqual(lot);
  });
});
