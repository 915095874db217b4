import { startBoot } from '@furrow/engine/boot';
import { themeColors } from '../theme-colors';
import { markCurrentLinks } from './current-links';
import { enhanceMenus } from './menus';

startBoot({
  themeColors,
  startHeader(header) {
    enhanceMenus(header);
    markCurrentLinks(header);
  },
});
