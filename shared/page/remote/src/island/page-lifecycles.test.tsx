import { waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { LifecycleProps, Lifecycles } from '@furrow/contract';
import { Pages } from './island';
import { identifierPrefix, reactMinor } from './island-root';
import { createBrowserNavigation } from '../navigation/navigation';
import { createPageLifecycles } from './page-lifecycles';
import { createPageLoader } from './page-loader';
import type { RemoteRoutes } from '../pages/routes';
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
  lifecycles = createPageLifecycles(almanac);
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

const run = (step: 'mount' | 'unmount', given = props) => lifecycles[step](given);

async function press() {
  document.querySelector('button')?.click();
  await Promise.resolve();
}

/** Resolves when whatever was resolved is rendered: each turn of the event loop runs what the turn before has asked for. */
async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

const html = () => document.body.firstElementChild?.innerHTML;

it('renders into the outlet, and leaves nothing', async () => {
  await run('mount');
  await press();
  expect(html()).toBe('<section><h1>Almanac</h1><button>1</button></section>');
  await run('unmount');
  expect(document.body.innerHTML).toBe('<div></div>');
});

it('shows the page of the path that it is given, wherever the address is and goes', async () => {
  history.replaceState(null, '', '/elsewhere');
  await run('mount', { ...props, path: '/almanac' });
  await press();
  props.navigation?.push('/june');
  await settled();
  expect(html()).toBe('<section><h1>Almanac</h1><button>1</button></section>');
  await run('unmount');
});

it('is not rendered again when the visitor goes to another page, which takes its place a moment later', async () => {
  let renders = 0;
  chunk = () =>
    Promise.resolve({
      default() {
        renders += 1;
        return <h1>June</h1>;
      },
    });
  history.replaceState(null, '', '/june');
  await run('mount', { ...props, path: '/june' });
  props.navigation?.push('/june?week=2');
  await settled();
  const before = renders;
  expect(before).toBeGreaterThan(1);
  props.navigation?.push('/elsewhere');
  await settled();
  expect(renders).toBe(before);
  await run('unmount');
});

describe.each([
  ['brings a navigation of its own', true],
  ['brings no navigation', false],
])('in a root that does not name any path and %s', (_, brings) => {
  let own: LifecycleProps;
  const goTo = (path: string) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  };

  beforeEach(async () => {
    const { navigation, ...others } = props;
    own = brings ? { ...others, navigation } : others;
    await run('mount', own);
  });

  it('follows the address, keeps its state on the way to another query, and stops when it is unmounted', async () => {
    await press();
    goTo('/almanac?field=2');
    await settled();
    expect(html()).toContain('<button>1</button>');
    goTo('/june');
    await waitFor(() => expect(html()).toBe('<h1>June</h1>'));
    await run('unmount');
    goTo('/almanac');
    await settled();
    expect(html()).toBe('');
    expect(reported).toEqual([]);
  });

  it('keeps the page on screen until the next one is there', async () => {
    let arrive = () => {};
    chunk = () => new Promise((resolve) => (arrive = () => resolve({ default: () => <h1>June</h1> })));
    goTo('/june');
    await settled();
    expect(html()).toContain('Almanac');
    arrive();
    await waitFor(() => expect(html()).toBe('<h1>June</h1>'));
    await run('unmount');
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

  it('says nothing about a page that does not come, or comes late, when the visitor went on', async () => {
    let refuse = (_: Error) => {};
    chunk = () => new Promise((_, reject) => (refuse = reject));
    goTo('/june');
    await settled();
    goTo('/almanac');
    refuse(new Error('offline'));
    await settled();
    expect(html()).toContain('Almanac');
    expect(reported).toEqual([]);
    await run('unmount');
  });
});

it.each([
  ['comes', () => Promise.resolve({ default: () => <h1>June</h1> })],
  ['fails', () => Promise.reject(new Error('offline'))],
])('rejects a mount that was aborted with the reason, whether its page %s, and needs no unmount', async (_, answer) => {
  let load = () => {};
  chunk = async () => {
    await new Promise<void>((resolve) => (load = resolve));
    return answer();
  };
  const overtaken = new AbortController();
  const mount = run('mount', { ...props, path: '/june', signal: overtaken.signal });
  await settled();
  overtaken.abort();
  load();
  await expect(mount).rejects.toBe(overtaken.signal.reason);
  expect(html()).toBe('');
  await expect(run('unmount')).resolves.toBeUndefined();
});

it('says that there is no page where no route matches, instead of an empty outlet', async () => {
  history.replaceState(null, '', '/elsewhere');
  const { notFound, ...others } = props;
  expect(notFound).toBeDefined();
  await run('mount', others);
  await waitFor(() => expect(document.body).toHaveTextContent('There is no page at /elsewhere.'));
  expect(document.querySelector('a')).toHaveAttribute('href', '/');
  await run('unmount');
});

it('tells the root that there is no page, when the root wants to know', async () => {
  history.replaceState(null, '', '/elsewhere');
  const notFound = jest.fn();
  await run('mount', { ...props, notFound });
  await waitFor(() => expect(notFound).toHaveBeenCalledTimes(1));
  expect(html()).toBe('');
  await run('unmount');
});

it('mounts again after it was unmounted, with a state of its own', async () => {
  for (let visit = 0; visit < 3; visit += 1) {
    await run('mount');
    expect(html()).toContain('<button>0</button>');
    await press();
    await run('unmount');
  }
});

it('keeps two mounts of one remote apart', async () => {
  const other = { ...props, domElement: document.body.appendChild(document.createElement('div')) };
  await run('mount');
  await run('mount', other);
  await run('unmount');
  expect(html()).toBe('');
  expect(other.domElement).toHaveTextContent('Almanac');
  await run('unmount', other);
  expect(other.domElement).toBeEmptyDOMElement();
});

describe('in an outlet that holds a prerendered page', () => {
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

  it('renders again over the HTML of another version', async () => {
    props.domElement.dataset.version = '1.1.0';
    expect(await isHydrated()).toBe(false);
  });

  it('renders again over the HTML of another path', async () => {
    props.domElement.dataset.path = '/june';
    expect(await isHydrated()).toBe(false);
  });

  it('renders again where something is open over the page, which its HTML does not show', async () => {
    props.navigation?.push('/june', { over: true });
    expect(await isHydrated()).toBe(false);
    expect(reported).toEqual([]);
  });

  it('renders again over the HTML of another React', async () => {
    props.domElement.dataset.react = '18.3';
    expect(await isHydrated()).toBe(false);
  });

  it('hydrates the page of its path although the visitor has gone on before the first render', async () => {
    props.path = '/almanac';
    props.navigation?.push('/june');
    expect(await isHydrated()).toBe(true);
    expect(reported).toEqual([]);
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
  await run('mount');
  expect(reported).toEqual([new Error('no rain')]);
  expect(html()).toContain('This part could not be shown');
  props.navigation?.push('/almanac');
  await waitFor(() => expect(html()).toContain('Almanac'));
  await run('unmount');
});

describe('a drawer', () => {
  const june = { default: () => <h1>June</h1>, Drawer: () => <aside>June</aside> };

  beforeEach(async () => {
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
    await waitFor(() => expect(html()).toBe('<h1>June</h1>'));
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
    await run('unmount');
    await run('mount', { ...props, path: '/almanac' });
    await press();
    history.replaceState({ over: '/orchard' }, '', '/orchard/plum');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settled();
    expect(history.state).toEqual({ over: '/orchard' });
    expect(html()).toContain('<button>1</button>');
  });
});
