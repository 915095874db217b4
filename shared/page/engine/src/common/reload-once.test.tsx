import { reloadOnce } from './reload-once';

beforeEach(() => {
  sessionStorage.clear();
  // What jsdom does instead of a reload is to log that it cannot.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('loads each address again once in a visit', () => {
  history.replaceState(null, '', '/sowing?from=mail');
  expect(reloadOnce()).toBe(true);
  history.replaceState(null, '', '/sowing#june');
  expect(reloadOnce()).toBe(false);
  history.replaceState(null, '', '/sow');
  expect(reloadOnce()).toBe(true);
});

it('loads nothing again where the browser remembers nothing', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(reloadOnce()).toBe(false);
});
