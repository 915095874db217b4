import { startBoot } from '@furrow/engine/boot';
import { markCurrentLinks } from '@furrow/engine/current-links';
import { followLanguages } from '@furrow/engine/language-links';
import { themeColors } from '../theme-colors';
import { enhanceMenus } from './menus';
import { followUnits } from './units';

followLanguages({ '': 'View in English', es: 'Ver en español' });
followUnits();
startBoot({
  themeColors,
  startHeader(header) {
    enhanceMenus(header);
    markCurrentLinks(header);
  },
});
