import { waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { LifecycleProps, Lifecycles } from './contract';
import { Island, Pages } from './island';
import { identifierPrefix, reactMinor } from './island-root';
import { createLifecycles } from './lifecycles';
import { createBrowserNavigation } from './navigation';
import { createPageLoader } from './page-loader';
import type { RemoteRoutes } from './routes';
import { withDefaults } from './default-services';

jest.mock('./public-path', () => ({ siteOrigin: 'https://furrow.example' }));
Object.assign(globalThis, { __APP_VERSION__: '1.2.0' });

function Year() {
  const [sown, sow] = useState(0);
  return (
    <section>
      <h1>Almanac</h1>
      <button onClick={() => sow(sown + 1)}>{sown}</button>
    </section>
  );
}

function Broken(): never {
  throw new Error('no rain');
}

let chunk: () => Promise<{ default: () => React.ReactNode; Drawer?: () => React.ReactNode }>;
const almanac: RemoteRoutes = {
  name: 'almanac',
  routes: [
    { path: '/almanac', page: () => Promise.resolve({ default: Year }) },
    { path: '/june', page: () => chunk() },
  ],
};

let lifecycles: Lifecycles;
let props: LifecycleProps;
let reported: unknown[];

// Lifecycles wait for React themselves.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

beforeEach(() => {
  history.replaceState(null, '', '/almanac');
  document.body.innerHTML = '<div></div>';
  chunk = () => Promise.resolve({ default: () => <h1>June</h1> });
  reported = [];
  lifecycles = createLifecycles(almanac);
  props = {
    name: 'almanac',
    domElement: document.body.firstElementChild as HTMLElement,
    navigation: createBrowserNavigation(),
    notify: () => {},
    theme: { current: () => 'light', subscribe: () => () => {} },
    notFound: () => {},
    reportError: (error) => reported.push(error),
  };
});

const run = (step: keyof Lifecycles, given = props) => lifecycles[step](given);

async function press() {
  document.querySelector('button')?.click();
  await Promise.resolve();
}

/** Resolves when whatever was resolved is rendered: each turn of the event loop runs what the turn before has asked for. */
async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

const html = () => document.body.firstElementChild?.innerHTML;

it('renders into the slot, keeps its state through an update, and leaves nothing', async () => {
  await run('bootstrap');
  await run('mount');
  await press();
  await run('update');
  expect(html()).toBe('<section><h1>Almanac</h1><button>1</button></section>');
  await run('unmount');
  expect(document.body.innerHTML).toBe('<div></div>');
});

it('goes to the page of the current path on update', async () => {
  await run('bootstrap');
  await run('mount');
  history.pushState(null, '', '/june');
  await run('update');
  expect(html()).toBe('<h1>June</h1>');
  await run('unmount');
});

it('changes to another page as the root wishes, once the page is loaded', async () => {
  await run('bootstrap');
  await run('mount');
  let change = () => Promise.resolve();
  const changes: string[] = [];
  const transition = async (given: () => Promise<void>) => {
    changes.push(location.pathname);
    change = given;
    await settled();
  };
  props.navigation?.push('/almanac?field=2');
  await run('update', { ...props, transition });
  expect(changes).toEqual([]);
  props.navigation?.push('/june');
  await run('update', { ...props, transition });
  expect(changes).toEqual(['/june']);
  expect(html()).toContain('Almanac');
  await change();
  expect(html()).toBe('<h1>June</h1>');

  props.navigation?.push('/almanac');
  await run('update', { ...props, transition });
  const late = change;
  props.navigation?.push('/june');
  await late();
  expect(html()).toBe('<h1>June</h1>');
  await run('unmount');
  await expect(change()).resolves.toBeUndefined();
});

it('keeps the page on screen when the next one does not come, and tells whoever asked for it', async () => {
  await run('bootstrap');
  await run('mount');
  chunk = () => Promise.reject(new Error('offline'));
  props.navigation?.push('/june');
  await expect(run('update')).rejects.toThrow('offline');
  await settled();
  expect(html()).toContain('Almanac');
  expect(reported).toEqual([]);
  await run('unmount');
});

describe('in a root that brings no navigation', () => {
  const goTo = (path: string) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  };

  beforeEach(async () => {
    delete props.navigation;
    await run('bootstrap');
    await run('mount');
  });

  it('follows the address by itself until it is unmounted', async () => {
    goTo('/june');
    await waitFor(() => expect(html()).toBe('<h1>June</h1>'));
    await run('unmount');
    goTo('/almanac');
    await settled();
    expect(html()).toBe('');
    expect(reported).toEqual([]);
  });

  it('shows and reports that the next page does not come, and Retry asks for it again', async () => {
    chunk = () => Promise.reject(new Error('offline'));
    goTo('/june');
    await waitFor(() => expect(html()).toContain('This part could not be shown'));
    expect(reported).toEqual([new Error('offline')]);
    await press();
    await waitFor(() => expect(reported).toHaveLength(2));
    chunk = () => Promise.resolve({ default: () => <h1>June</h1> });
    await press();
    await waitFor(() => expect(html()).toBe('<h1>June</h1>'));
    await run('unmount');
  });

  it('leaves the error of one path behind on the way to another', async () => {
    chunk = () => Promise.reject(new Error('offline'));
    goTo('/june');
    await waitFor(() => expect(html()).toContain('This part could not be shown'));
    goTo('/almanac');
    await waitFor(() => expect(html()).toContain('Almanac'));
    await run('unmount');
  });

  it('says nothing of a page that does not come when the visitor went on', async () => {
    let refuse = (_: Error) => {};
    chunk = () => new Promise((_, reject) => (refuse = reject));
    goTo('/june');
    goTo('/almanac');
    refuse(new Error('offline'));
    await settled();
    expect(html()).toContain('Almanac');
    expect(reported).toEqual([]);
    await run('unmount');
  });
});

describe('when the visitor goes on before the page is there', () => {
  let loadChunk: () => void;

  beforeEach(async () => {
    await run('bootstrap');
    await run('mount');
    chunk = () => new Promise((resolve) => (loadChunk = () => resolve({ default: () => <h1>June</h1> })));
    props.navigation?.push('/june');
  });

  it('an update that finds the remote unmounted does nothing', async () => {
    const update = run('update');
    await run('unmount');
    loadChunk();
    await expect(update).resolves.toBeUndefined();
    expect(html()).toBe('');
    expect(reported).toEqual([]);
  });

  it('an update that was aborted rejects with the reason and keeps the page on screen', async () => {
    const overtaken = new AbortController();
    const update = run('update', { ...props, signal: overtaken.signal });
    overtaken.abort();
    loadChunk();
    await expect(update).rejects.toBe(overtaken.signal.reason);
    expect(html()).toContain('Almanac');
    await run('unmount');
  });

  it('a mount that was aborted rejects with the reason, renders nothing, and needs no unmount', async () => {
    await run('unmount');
    const overtaken = new AbortController();
    const mount = run('mount', { ...props, signal: overtaken.signal });
    overtaken.abort();
    loadChunk();
    await expect(mount).rejects.toBe(overtaken.signal.reason);
    expect(html()).toBe('');
    await expect(run('unmount')).resolves.toBeUndefined();
  });
});

it('says that there is no page where no route matches, instead of an empty slot', async () => {
  history.replaceState(null, '', '/elsewhere');
  const { notFound, ...others } = props;
  expect(notFound).toBeDefined();
  await run('mount', others);
  await waitFor(() => expect(document.body).toHaveTextContent('There is no page at /elsewhere.'));
  expect(document.querySelector('a')).toHaveAttribute('href', '/');
});

it('tells the root that there is no page, when the root wants to know', async () => {
  history.replaceState(null, '', '/elsewhere');
  const notFound = jest.fn();
  await run('mount', { ...props, notFound });
  await waitFor(() => expect(notFound).toHaveBeenCalledTimes(1));
  expect(html()).toBe('');
});

it('mounts again after it was unmounted, with a state of its own', async () => {
  await run('bootstrap');
  for (let visit = 0; visit < 3; visit += 1) {
    await run('mount');
    expect(html()).toContain('<button>0</button>');
    await press();
    await run('unmount');
  }
});

it('keeps two mounts of one remote apart', async () => {
  const other = { ...props, domElement: document.body.appendChild(document.createElement('div')) };
  await run('bootstrap');
  await run('mount');
  await run('mount', other);
  await run('unmount');
  expect(html()).toBe('');
  expect(other.domElement).toHaveTextContent('Almanac');
  await run('unmount', other);
  expect(other.domElement).toBeEmptyDOMElement();
});

describe('in a slot that holds a prerendered page', () => {
  let button: Element | null;

  beforeEach(async () => {
    const pages = createPageLoader(almanac);
    await pages.load('/almanac');
    const services = withDefaults(props, () => true, '');
    props.domElement.innerHTML = renderToString(
      <Pages location={{ pathname: '/almanac', search: '', hash: '' }} pages={pages} services={services} />,
      { identifierPrefix: identifierPrefix('almanac') },
    );
    Object.assign(props.domElement.dataset, { react: reactMinor, version: '1.2.0', path: '/almanac' });
    button = document.querySelector('button');
  });

  const isHydrated = async () => {
    await run('bootstrap');
    await run('mount');
    await press();
    expect(html()).toContain('<button>1</button>');
    const kept = document.querySelector('button') === button;
    await run('unmount');
    return kept;
  };

  it('hydrates it when it is its own', async () => {
    expect(await isHydrated()).toBe(true);
    expect(reported).toEqual([]);
  });

  it('renders anew over the HTML of another version', async () => {
    props.domElement.dataset.version = '1.1.0';
    expect(await isHydrated()).toBe(false);
  });

  it('renders anew over the HTML of another path', async () => {
    props.domElement.dataset.path = '/june';
    expect(await isHydrated()).toBe(false);
  });

  it('renders anew where something is open over the page, which its HTML does not show', async () => {
    props.navigation?.push('/june', { over: true });
    expect(await isHydrated()).toBe(false);
    expect(reported).toEqual([]);
  });

  it('renders anew over the HTML of another React', async () => {
    props.domElement.dataset.react = '18.3';
    expect(await isHydrated()).toBe(false);
  });

  it('renders the page of its HTML although the visitor has gone on before the first render', async () => {
    const pages = createPageLoader(almanac);
    await pages.load('/almanac');
    const services = withDefaults(props, () => true, '');
    props.navigation?.push('/june');
    const island = { ...props, name: 'almanac 1', services, pages, retry: () => {}, shown: '/almanac' };
    expect(renderToString(<Island {...island} />, { identifierPrefix: identifierPrefix('almanac') })).toBe(html());
  });

  it('renders into an element that lost its HTML', async () => {
    props.domElement.replaceChildren();
    expect(await isHydrated()).toBe(false);
    expect(reported).toEqual([]);
  });

  it('leaves it alone when its chunk does not come', async () => {
    const before = html();
    history.replaceState(null, '', '/june');
    chunk = () => Promise.reject(new Error('offline'));
    await expect(lifecycles.mount(props)).rejects.toThrow('offline');
    expect(html()).toBe(before);
  });
});

it('reports a render error, shows it in the island only, and recovers on another path', async () => {
  history.replaceState(null, '', '/june');
  chunk = () => Promise.resolve({ default: Broken });
  await run('bootstrap');
  await run('mount');
  expect(reported).toEqual([new Error('no rain')]);
  expect(html()).toContain('This part could not be shown');
  props.navigation?.push('/almanac');
  await run('update');
  expect(html()).toContain('Almanac');
  await run('unmount');
});

describe('a drawer', () => {
  const june = { default: () => <h1>June</h1>, Drawer: () => <aside>June</aside> };

  beforeEach(async () => {
    await run('bootstrap');
    await run('mount');
    await press();
  });
  afterEach(() => run('unmount'));

  it('opens over the page, which keeps its state, and closes again', async () => {
    chunk = () => Promise.resolve(june);
    props.navigation?.push('/june', { over: true });
    await waitFor(() => expect(html()).toContain('<aside>June</aside>'));
    expect(html()).toContain('<button>1</button>');
    props.navigation?.push('/almanac');
    await waitFor(() => expect(html()).not.toContain('aside'));
    expect(html()).toContain('<button>1</button>');
  });

  it('gives way to its page at the same address', async () => {
    chunk = () => Promise.resolve(june);
    props.navigation?.push('/june', { over: true });
    await waitFor(() => expect(html()).toContain('<aside>'));
    props.navigation?.replace('/june');
    await run('update');
    expect(html()).toBe('<h1>June</h1>');
  });

  it.each([
    ['has no drawer', () => Promise.resolve({ default: () => <h1>June</h1> })],
    ['does not come', () => Promise.reject(new Error('offline'))],
  ])('is asked for as a page when it %s', async (_, given) => {
    chunk = given;
    props.navigation?.push('/june', { over: true });
    await waitFor(() => expect(props.navigation?.current()).toEqual({ pathname: '/june', search: '', hash: '' }));
    expect(location.pathname).toBe('/june');
  });

  it('over the page of another remote is left to that remote', async () => {
    history.replaceState({ over: '/orchard' }, '', '/orchard/plum');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settled();
    expect(history.state).toEqual({ over: '/orchard' });
    expect(html()).toContain('<button>1</button>');
  });
});
