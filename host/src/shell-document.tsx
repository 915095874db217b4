import { ComposedContext } from '@furrow/engine/menus';
import { shellDocument } from '@furrow/engine/shell-document';
import displayFont from '@furrow/ui/fonts/furrow-display.woff2';
import textFont from '@furrow/ui/fonts/furrow-text.woff2';
import { markUnits } from '@furrow/ui/mark-units';
import { unitsKey, unitsOfLanguage } from '@furrow/ui/units';
import { markVisitor } from '@furrow/you/mark-visitor';
import { youKey } from '@furrow/you/model';
import { icons } from './icons';
import { slots } from './slots';
import { cutMenus } from './shell/menu-links';
import NotFoundPage from './shell/not-found.page';
import { Shell, Outlet } from './shell/shell';
import { themeColors } from './theme-colors';

/** Renders the shell of this site for the release command. */
export function renderShell() {
  return shellDocument({
    shell: (
      <ComposedContext value>
        <Shell>
          <Outlet />
        </Shell>
      </ComposedContext>
    ),
    notFound: <NotFoundPage />,
    themeColors,
    scripts: [
      `(${markVisitor.toString()})(${JSON.stringify(youKey)})`,
      `(${markUnits.toString()})(${JSON.stringify(unitsKey)},${unitsOfLanguage.toString()})`,
    ],
    fonts: [displayFont, textFont],
    icons,
    slots,
    cutMenus,
  });
}
