import { fragments as offered } from '@furrow/app/fragments';
import { fragmentAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import { pageAttribute } from '@furrow/contract/island-element';
import { slotAttribute, slotTag } from '@furrow/contract/slot-element';
import { formatFragmentProps } from '@furrow/formats/fragment-props';
import { createFragmentLifecycles } from '../island/fragment-lifecycles';
import { clickedLink } from '../navigation/clicked-link';
import { trustMarkup } from '../trusted-types';
import type { ColorScheme, LifecycleProps, Lifecycles, SiteNavigation, Toast } from '@furrow/contract';
import { createHashAddress } from '../navigation/hash-address';
import { createBrowserNavigation, parseLocation } from '../navigation/navigation';
import { pageOf } from '../navigation/page-of';
import { ownPagesOnly } from '../navigation/own-pages';
import type { RemoteRoutes } from '../pages/routes';
import { createValue } from '../pages/value';
import { matchPath } from '@furrow/router';
import './standalone.css';

/**
 * Runs one remote without the host. A small shell shows the name of the remote and calls the same lifecycles as the
 * host. Links to paths that the remote does not own lead to the host's origin. Below the page are the fragments that
 * the remote offers. Fragments of other remotes, which only the host can load, are shown by name.
 */
export async function startStandalone(remote: RemoteRoutes, lifecycles: Lifecycles): Promise<void> {
  const owns = (pathname: string) => remote.routes.some(({ path }) => matchPath(path, pathname));
  const navigation = ownPagesOnly(createBrowserNavigation(createHashAddress()), owns, __HOST_ORIGIN__);
  const shell = drawShell(remote);
  if (!owns(navigation.current().pathname)) navigation.replace(shell.firstPage);
  catchPlainLinks(navigation, owns);

  const props: LifecycleProps = {
    name: remote.name,
    domElement: shell.page,
    navigation,
    notify: shell.notify,
    trustMarkup,
    theme: shell.theme,
    notFound: () =>
      shell.notify({ title: 'Not found', description: navigation.current().pathname, tone: 'destructive' }),
    reportError: (error) => console.error(error),
  };
  nameForeignFragments();
  drawFragments(props);
  await lifecycles.mount(props);
  const shownPath = () => pageOf(navigation.current()).pathname;
  let path = shownPath();
  navigation.subscribe(() => {
    // The browser itself scrolls to a section of the page.
    if (path !== shownPath()) window.scrollTo(0, 0);
    path = shownPath();
  });
}

/** Shows the name of each fragment and slot in the page, because only its fallback is available here. */
function nameForeignFragments(): void {
  class NamedFragment extends HTMLElement {
    connectedCallback() {
      this.dataset.name = `${this.getAttribute(fragmentAttribute)}, which the host puts here`;
    }
  }
  class NamedSlot extends HTMLElement {
    connectedCallback() {
      this.dataset.name = `The slot ${this.getAttribute(slotAttribute)}, which the host fills`;
    }
  }
  customElements.define(fragmentTag, NamedFragment);
  customElements.define(slotTag, NamedSlot);
}

/** The fragments that the remote offers, each with its variants. They are mounted when somebody opens the list. */
function drawFragments(props: LifecycleProps): void {
  if (offered.fragments.length === 0) return;
  const lifecycles = createFragmentLifecycles(offered);
  const list = document.createElement('details');
  list.className = 'standalone-fragments';
  list.append(Object.assign(document.createElement('summary'), { textContent: 'Fragments' }));
  const mountAll = async () => {
    for (const { name, schema } of offered.fragments) {
      for (const fragmentProps of (await schema()).variants) {
        const caption = `${offered.name}/${name} ${formatFragmentProps(fragmentProps)}`;
        const figure = document.createElement('figure');
        const domElement = document.createElement('div');
        figure.append(Object.assign(document.createElement('figcaption'), { textContent: caption }), domElement);
        list.append(figure);
        lifecycles[name]
          ?.mount({ ...props, domElement, fragmentProps })
          .catch((error: unknown) => props.reportError?.(error));
      }
    }
  };
  list.addEventListener('toggle', () => void mountAll(), { once: true });
  document.querySelector('main')?.after(list);
}

/** Links that load a full page in the composed site stay inside the standalone page when it owns their path. */
function catchPlainLinks(navigation: SiteNavigation, owns: (pathname: string) => boolean): void {
  document.addEventListener('click', (event) => {
    const to = clickedLink(event)?.getAttribute('href');
    if (!to?.startsWith('/')) return;
    event.preventDefault();
    if (owns(parseLocation(to, window.location.origin).pathname)) navigation.push(to);
    else window.location.assign(__HOST_ORIGIN__ + to);
  });
}

function drawShell({ name, routes }: RemoteRoutes) {
  const pages = routes.map(({ path }) => path);
  const firstPage = pages.find((path) => !path.includes(':')) ?? '/';
  const html = `
    <header class="standalone-bar">
      <strong>${name} ${__APP_VERSION__}, standalone</strong>
      <nav aria-label="Pages">${pages
        .filter((path) => !path.includes(':'))
        .map((path) => `<a href="#${path}">${path}</a>`)
        .join('')}</nav>
      <a href="${__HOST_ORIGIN__}/">Whole site</a>
      <button type="button">Dark or light</button>
    </header>
    <main><div ${pageAttribute}="${name}"></div></main>
    <div class="standalone-toasts" role="status"></div>`;
  trustMarkup(html);
  document.body.innerHTML = html;
  const theme = createValue<ColorScheme>(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');
  document.querySelector('.standalone-bar button')?.addEventListener('click', () => {
    const scheme = theme.current() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = scheme;
    theme.set(scheme);
  });
  const toasts = document.querySelector('.standalone-toasts') as HTMLElement;
  return {
    firstPage,
    page: document.querySelector(`[${pageAttribute}]`) as HTMLElement,
    notify({ title, description, tone }: Toast) {
      const toast = document.createElement('p');
      toast.className = tone === 'destructive' ? 'is-destructive' : '';
      toast.append(Object.assign(document.createElement('strong'), { textContent: title }), ` ${description ?? ''}`);
      toasts.append(toast);
      setTimeout(() => toast.remove(), tone === 'destructive' ? 8000 : 4000);
    },
    theme,
  };
}
