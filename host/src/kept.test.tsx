import { visitorKey } from './boot/canary.inline';
import { themeKey } from './boot/theme.inline';
import { reloadOnce } from './navigation/reload-once';
import { overrideKey } from './override/override-key';
import { setPreviewer } from './override/previews';
import kept from './site/kept/host.json';

it('lists every entry of the storage that the host writes, for those who erase them', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  setPreviewer(true);
  reloadOnce();
  const written = [themeKey, visitorKey, overrideKey, ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(kept.map(({ key }) => key).sort()).toEqual(written.sort());
});
