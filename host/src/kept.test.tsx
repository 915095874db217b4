import { visitorKey } from '@furrow/engine/canary';
import { languageKey } from '@furrow/engine/language-links';
import { themeKey } from '@furrow/engine/theme.inline';
import { reloadOnce } from '@furrow/engine/reload-once';
import { overrideKey } from '@furrow/engine/override-key';
import { unitsKey } from '@furrow/ui/units';
import { setPreviewer } from '@furrow/engine/previews';
import kept from './site/kept/host.json';

it('lists every entry of the storage that the host writes, for those who erase them', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  setPreviewer(true);
  reloadOnce();
  const written = [
    themeKey,
    languageKey,
    unitsKey,
    visitorKey,
    overrideKey,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ];
  expect(kept.map(({ key }) => key).sort()).toEqual(written.sort());
});
