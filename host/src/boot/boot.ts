import { startBoot } from '@furrow/engine/boot';
import { markCurrentLinks } from '@furrow/engine/current-links';
import { themeColors } from '../theme-colors';
import { enhanceMenus } from './menus';

startBoot({
  themeColors,
  startHeader(header) {
    enhanceMenus(header);
    markCurrentLinks(header);
  },
});
