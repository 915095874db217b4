/** The name of the page of a route, and of the folder of its code: `tools-for-rent` for `/tools/for-rent`. */
export function pageName(route: string): string {
  return route.slice(1).replaceAll('/', '-');
}

/** What the page of a route is called until somebody gives it a better name: `Tools for rent` for `/tools/for-rent`. */
export function pageTitle(route: string): string {
  return capital(pageName(route).replaceAll('-', ' '));
}

/** The entry of a page in `routes.ts`. */
export function routeLine(route: string): string {
  const page = pageName(route);
  return `  { path: '${route}', page: () => import('./pages/${page}/${page}.page') },`;
}

/** The text of a `routes.ts` with one more page at the end of its list. */
export function withRoute(text: string, route: string): string {
  const end = text.indexOf('\n]);', text.indexOf('defineRoutes('));
  if (end < 0) throw new Error('routes.ts lists no routes in defineRoutes(…).');
  return `${text.slice(0, end)}\n${routeLine(route)}${text.slice(end)}`;
}

/** The files of a new page, by path in the remote's folder: the page, and a test that opens it as the site does. */
export function pageFiles(route: string): [path: string, content: string][] {
  const page = pageName(route);
  const title = pageTitle(route);
  // An identifier begins with a letter, which a path need not do.
  const component = `${/^\d/.test(page) ? 'Page' : ''}${page.split('-').map(capital).join('')}Page`;
  return [
    [
      `src/pages/${page}/${page}.page.tsx`,
      `import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';

export default function ${component}() {
  return (
    <>
      <PageMeta title="${title}" description="${title} on Furrow." path="${route}" />
      <PageHead title="${title}" lede="${title} on Furrow." />
    </>
  );
}
`,
    ],
    [
      `src/pages/${page}/${page}.test.tsx`,
      `import { screen } from '@testing-library/react';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

it('is headed by what it is about', async () => {
  await openPage(routes, '${route}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
});
`,
    ],
  ];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
