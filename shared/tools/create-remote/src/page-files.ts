import { plainSitePage } from './plain-files';

/** The name of the page of a route, and of the folder of its code: `tools-for-rent` for `/tools/for-rent`. */
export function pageName(route: string): string {
  return route.slice(1).replaceAll('/', '-');
}

/** What the page of a route is called until somebody gives it a better name: `Tools for rent` for `/tools/for-rent`. */
export function pageTitle(route: string): string {
  return capital(pageName(route).replaceAll('-', ' '));
}

/** How a new page begins. */
export type PageStart = {
  /** With a form of one field. */
  isForm?: boolean;
  /** For a site with a look of its own, without the packages of this site. */
  isPlain?: boolean;
};

/** The entry of a page in `routes.ts`. */
export function routeLine(route: string, { isForm = false }: PageStart = {}): string {
  const page = pageName(route);
  return `  { path: '${route}', page: () => import('./pages/${page}/${page}.page')${isForm ? ", kind: 'form'" : ''} },`;
}

/** The text of a `routes.ts` with one more page at the end of its list. */
export function withRoute(text: string, route: string, start?: PageStart): string {
  const end = text.indexOf('\n]);', text.indexOf('defineRoutes('));
  if (end < 0) throw new Error('routes.ts lists no routes in defineRoutes(…).');
  return `${text.slice(0, end)}\n${routeLine(route, start)}${text.slice(end)}`;
}

/** The text of a package.json that names the package of forms, which an app may only import when it does. */
export function withForms(text: string): string {
  const description = JSON.parse(text) as { dependencies?: Record<string, string> };
  const dependencies = { '@furrow/forms': 'workspace:*', ...description.dependencies };
  const sorted = Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ ...description, dependencies: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/**
 * The files of a new page, by path in the remote's folder: the page, what it says, a test that opens it as the site does,
 * and of a form what its fields tell browsers.
 */
export function pageFiles(
  route: string,
  { isForm = false, isPlain = false }: PageStart = {},
): [path: string, content: string][] {
  const page = pageName(route);
  const title = pageTitle(route);
  // An identifier begins with a letter, which a path need not do.
  const component = `${/^\d/.test(page) ? 'Page' : ''}${page.split('-').map(capital).join('')}Page`;
  const folder = `src/pages/${page}/${page}`;
  const head = `<PageMeta title={words.title} description={words.description} path="${route}" />
      <PageHead title={words.title} lede={words.description} />`;
  const ofThisSite = isForm ? formPage(component, head) : plainPage(component, head);
  const text = isPlain ? plainSitePage(component, route) : ofThisSite;
  const fields = { [route]: { Email: 'email email send' } };
  return [
    [`${folder}.page.tsx`, text],
    [`src/pages/${page}/words.ts`, words(title, { isForm, isPlain })],
    [`${folder}.test.tsx`, isForm ? formTest(route, title) : plainTest(route, title)],
    ...(isForm ? [[`${folder}.fields.json`, `${JSON.stringify(fields, null, 2)}\n`] as [string, string]] : []),
  ];
}

/** What the page says. A file of the same name with a language in it, such as `words.es.ts`, says it in that language. */
function words(title: string, { isForm, isPlain }: PageStart): string {
  const description = isPlain ? `${title}.` : `${title} on Furrow.`;
  const ofForm = `
export const email = 'Email';
export const send = 'Send';
export const sent = 'Sent';
`;
  return `export const title = '${title}';
export const description = '${description}';
${isForm ? ofForm : ''}`;
}

function plainPage(component: string, head: string): string {
  return `import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import * as words from './words';

export default function ${component}() {
  return (
    <>
      ${head}
    </>
  );
}
`;
}

function formPage(component: string, head: string): string {
  return `import { useForm } from '@furrow/forms';
import { useNotify } from '@furrow/remote/services';
import { Button } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { TextInput } from '@furrow/ui/input';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import * as words from './words';

export default function ${component}() {
  const notify = useNotify();
  const { register, handleSubmit } = useForm({ defaultValues: { email: '' } });
  const send = ({ email }: { email: string }) => notify({ title: words.sent, description: email });
  return (
    <>
      ${head}
      <form onSubmit={(event) => void handleSubmit(send)(event)}>
        <Field label={words.email}>
          <TextInput {...register('email')} type="email" autoComplete="email" inputMode="email" enterKeyHint="send" />
        </Field>
        <Button type="submit">{words.send}</Button>
      </form>
    </>
  );
}
`;
}

const testImports = `import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';
`;

function plainTest(route: string, title: string): string {
  return `import { screen } from '@testing-library/react';
${testImports}
it('is headed by what it is about', async () => {
  await openPage(routes, '${route}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
});
`;
}

function formTest(route: string, title: string): string {
  return `import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
${testImports}
it('is headed by what it is about, and says what was sent', async () => {
  const { toasts } = await openPage(routes, '${route}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'iris@furrow.example');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(toasts).toEqual([{ title: 'Sent', description: 'iris@furrow.example' }]);
});
`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
