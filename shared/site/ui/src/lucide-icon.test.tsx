import type { LucideIcon } from 'lucide-react';
import * as shoppingCart from 'lucide-react/icons/shopping-cart';
import * as trash from 'lucide-react/icons/trash';
import { renderToStaticMarkup } from 'react-dom/server';
import createLucideIcon, { type IconData } from './lucide-icon';

/** What modules of icons export; the package declares the component alone. */
type IconModule = { default: LucideIcon; __iconData: IconData };

describe('an icon of a production build is the one that lucide-react draws', () => {
  const icons = { 'shopping-cart': shoppingCart, 'trash, which has two names': trash };
  const uses: Record<string, React.ComponentProps<LucideIcon> & { size?: number }> = {
    'without anything said': {},
    'with the size and stroke of the site': { size: 20, strokeWidth: 1.8 },
    'with a class and a fill': { className: 'tick', fill: 'currentColor' },
    'with a name for screen readers': { 'aria-label': 'Cart' },
    'with a role': { role: 'img' },
  };
  for (const [icon, module] of Object.entries(icons)) {
    const { default: Library, __iconData } = module as unknown as IconModule;
    const Ours = createLucideIcon(__iconData);
    test.each(Object.entries(uses))(`${icon}: %s`, (_use, props) => {
      expect(renderToStaticMarkup(<Ours {...props} />)).toBe(renderToStaticMarkup(<Library {...props} />));
    });
  }
});
