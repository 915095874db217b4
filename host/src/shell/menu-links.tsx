import { createMenus } from '@furrow/engine/menus';
import { menuPictures, menus } from './navigation.data';

export const { MenuLinks, cutMenus } = createMenus(menus, menuPictures);
