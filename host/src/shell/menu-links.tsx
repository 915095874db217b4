import { createMenus } from '@furrow/engine/menus';
import { menuPicture, menus } from './navigation.data';

export const { MenuLinks, cutMenus } = createMenus(menus, menuPicture);
