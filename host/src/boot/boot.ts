import { startBoot } from '@furrow/engine/boot';
import { markCurrentLinks } from '@furrow/engine/current-links';
import { followLanguages } from '@furrow/engine/language-links';
import { themeColors } from '../theme-colors';
import { enhanceMenus } from './menus';

followLanguages({ '': 'View in English', es: 'Ver en español' });
startBoot({
  themeColors,
  startHeader(header) {
    enhanceMenus(header);
    markCurrentLinks(header);
  },
});
