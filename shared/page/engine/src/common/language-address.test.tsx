import { createBrowserNavigation } from '@furrow/remote/navigation';
import { languageAddress, isInLanguage, pathInSources } from './language-address';

const globals = globalThis as unknown as { __LANGUAGE__: string };
beforeEach(() => {
  globals.__LANGUAGE__ = 'es';
});
afterEach(() => {
  globals.__LANGUAGE__ = '';
  history.replaceState(null, '', '/');
});

it('reads the address bar without the language, and writes it back', () => {
  for (const [shown, path] of [
    ['/es/lots/1?tab=trace#proof', '/lots/1?tab=trace#proof'],
    ['/es', '/'],
    ['/es?q=corn', '/?q=corn'],
  ]) {
    history.replaceState(null, '', shown);
    expect(languageAddress.read()).toBe(window.location.origin + path!);
    expect(languageAddress.write(path!)).toBe(shown);
  }
});

it('leaves an address that has the language already, such as a link of composed HTML that a page follows itself', () => {
  const navigation = createBrowserNavigation(languageAddress);
  for (const [to, path] of [
    ['/es/lots/1?tab=trace', '/lots/1'],
    ['/es?q=corn', '/'],
  ]) {
    navigation.push(to!);
    expect(location.pathname + location.search).toBe(to);
    expect(navigation.current().pathname).toBe(path);
  }
});

it('takes no path for one of the language that only begins like it', () => {
  expect(isInLanguage('/essays')).toBe(false);
  expect(pathInSources('/essays')).toBe('/essays');
  expect(isInLanguage('/es/essays')).toBe(true);
});
