import { act, fireEvent, render, screen, type RenderResult } from '@testing-library/react';
import type { Toast } from '@furrow/contract';
import { Island } from './island/island';
import { createBrowserNavigation } from './navigation/navigation';
import { createPageLoader } from './island/page-loader';
import type { RemoteRoutes } from './pages/routes';
import { withDefaults } from './island/default-services';

/** For tests: the page at `to` as the host would show it, and the toasts it raises. */
export async function openPage(routes: RemoteRoutes, to: string): Promise<RenderResult & { toasts: Toast[] }> {
  window.history.replaceState(null, '', to);
  const toasts: Toast[] = [];
  const props = {
    name: routes.name,
    domElement: document.body,
    navigation: createBrowserNavigation(),
    notify: (toast: Toast) => void toasts.push(toast),
  };
  const pages = createPageLoader(routes);
  const path = window.location.pathname;
  if (!(await pages.load(path))) throw new Error(`No route of ${routes.name} matches ${to}.`);
  const services = withDefaults(props, () => true, '');
  const view = await act(async () =>
    render(<Island {...props} services={services} pages={pages} path={path} follows />),
  );
  return { toasts, ...view };
}

/**
 * For tests: translates the page as Chrome and Edge do it: an element comes in before each text, and then the text goes.
 * The words stay the same. React changes a text that is the only child of its element all the same. A text beside others
 * stays unchanged, and nothing can be put before it.
 */
export function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const translated = document.createElement('font');
    translated.textContent = text.data;
    text.before(translated);
    text.remove();
  }
}

/** What is typed into a field for an amount, and what the field shows then. */
const readable = [
  ['$12,500.00', '12,500'],
  ['12500', '12,500'],
  ['12,500', '12,500'],
] as const;

/**
 * For tests: expects that the page shows these fields for amounts and no others, and that all of them read an amount in
 * the same way and refuse one that can be read in two ways.
 */
export function expectAmountsRead(...labels: string[]): void {
  const fields = screen.getAllByRole<HTMLInputElement>('spinbutton').filter(({ inputMode }) => inputMode === 'decimal');
  expect(fields).toHaveLength(labels.length);
  for (const [index, field] of fields.entries()) {
    expect(field).toHaveAccessibleName(labels[index]);
    const type = (value: string) => fireEvent.input(field, { target: { value } });
    for (const [typed, shown] of readable) {
      // Another amount, so that the field has something to change.
      type('5000');
      type(typed);
      expect(field).toHaveValue(shown);
      expect(field).not.toHaveAttribute('aria-invalid');
    }
    type('12.500');
    expect(field).toHaveValue('12.500');
    expect(field).toHaveAccessibleDescription('“12.500” could mean two amounts. Write 12,500 or 12.50.');
    type('');
  }
}
