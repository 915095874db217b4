import type { LifecycleProps } from '@furrow/contract';
import { fragmentPropsAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import { loadFragment } from '../../first/federation/remotes';
import { allDone } from '../../testing/site-at';
import { notice } from '../../testing/views';
import { createFailures } from '../../first/islands/failures';
import { Fragment } from './fragment';
import { createFragments } from '../../first/islands/fragments';
import type { IslandServices } from '../../first/islands/island';
import type { Releases } from '../../first/load-releases';

jest.mock('../../first/federation/remotes');
// The listeners of jsdom take no signal of Node.
jest.mock('../../common/when-needed', () => ({
  whenNeeded(root: HTMLElement, policy: string, start: () => void, { signal }: { signal: AbortSignal }) {
    if (policy === 'load') return start();
    root.addEventListener('click', start);
    signal.addEventListener('abort', () => root.removeEventListener('click', start));
  },
}));

const given = (campaign: string) => JSON.stringify({ campaign });
const seen: string[] = [];
let mounting = Promise.resolve();

/** A document with a fragment that is hydrated at once, made for the campaign `sent`. */
function documentWithFragment(html = 'sent') {
  const attributes = `data-fragment="giving/progress" data-version="1.0.0" data-hydrate="load" ${fragmentPropsAttribute}='${given('sent')}'`;
  document.body.innerHTML = `<${fragmentTag} ${attributes}>${html}</${fragmentTag}>`;
  return document.querySelector(fragmentTag)!;
}

const remote = { version: '1.0.0', remoteEntry: { url: '/giving/1.0.0/entry.js', integrity: '' } };

function fragments() {
  const created = createFragments({
    services: {
      navigation: { current: () => ({ pathname: '/' }) },
    } as unknown as IslandServices,
    failures: createFailures(() => {}),
    overrides: new Map(),
    releases: () => Promise.reject(new Error('No release is needed.')),
  });
  created.note({ giving: remote } as never);
  return created;
}

beforeEach(() => {
  seen.length = 0;
  const note = (step: string) => (props: LifecycleProps) => {
    seen.push(`${step} ${String(props.fragmentProps?.campaign)}`);
    return mounting;
  };
  const lifecycles = {
    mount: note('mount'),
    update: note('update'),
    unmount: () => Promise.resolve(),
  };
  jest.mocked(loadFragment).mockResolvedValue(lifecycles);
});

it('hydrates HTML with the props that it was made for, though the page has changed them before', async () => {
  const element = documentWithFragment();
  const { load } = fragments();
  // What this browser remembers is known to the page before the code of fragments has come.
  element.setAttribute(fragmentPropsAttribute, given('own'));
  await load();
  await allDone();
  expect(seen).toEqual(['mount sent', 'update own']);
});

it('runs the code of a fragment that no control needs, when the page wants props that its HTML was not made for', async () => {
  const element = document.createElement('div');
  const attributes = {
    'data-fragment': 'giving/progress',
    'data-version': '1.0.0',
    'data-hydrate': 'never',
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(fragmentPropsAttribute, given('own'));
  const entry = {
    metadata: { version: '1.0.0' },
    extras: { release: '/giving/1.0.0/release.json' },
  };
  new Fragment(element, {
    services: {
      navigation: { current: () => ({ pathname: '/' }) },
    } as unknown as IslandServices,
    failures: createFailures(() => {}),
    overrides: new Map(),
    named: () => undefined,
    releases: () =>
      Promise.resolve({
        entryFor: () => Promise.resolve(entry),
        fragmentHtml: () => Promise.resolve({ variants: [] }),
        fetchRemoteEntry: () => Promise.resolve(remote.remoteEntry),
      } as unknown as Releases),
    sentProps: new WeakMap([[element, given('sent')]]),
  });
  await allDone();
  expect(seen).toEqual(['mount sent', 'update own']);
});

it('gives props that change while the HTML is hydrated to the fragment afterwards, the last ones alone', async () => {
  let end = () => {};
  mounting = new Promise((resolve) => (end = resolve));
  const element = documentWithFragment();
  await fragments().load();
  await allDone();
  for (const campaign of ['first', 'own']) element.setAttribute(fragmentPropsAttribute, given(campaign));
  await allDone();
  expect(seen).toEqual(['mount sent']);
  end();
  await allDone();
  expect(seen).toEqual(['mount sent', 'update own']);
});

describe('a fragment whose code does not come', () => {
  const shownNotice = () => document.querySelector<HTMLElement>('#notice > div:not([hidden])');
  const press = async (button: HTMLElement | null | undefined) => {
    button?.click();
    await allDone();
  };
  let control: HTMLElement;

  /** Shows the fragment, whose control may be used before the code has failed to come. */
  async function show(used = false) {
    window.furrowRecorded = { clicked: [], typed: new Map(), hydrated: new WeakSet() };
    control = documentWithFragment('<button>Give</button>').querySelector('button')!;
    document.body.insertAdjacentHTML('beforeend', notice);
    if (used) window.furrowRecorded.clicked.push(control);
    await fragments().load();
    await allDone();
  }

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.mocked(loadFragment).mockRejectedValue(new Error('unreachable'));
  });
  afterEach(() => {
    delete window.furrowRecorded;
    jest.restoreAllMocks();
  });

  const comes = () =>
    jest.mocked(loadFragment).mockResolvedValue({
      mount: () => Promise.resolve(seen.push('mount')),
      unmount: () => Promise.resolve(),
    } as never);

  it('says so when a control of it was used, and not before', async () => {
    await show();
    expect(shownNotice()).toBeNull();
    await press(control);
    expect(shownNotice()).toHaveTextContent('some of its buttons aren’t working');
  });

  it('says so when a control of it was used while the code was on its way', async () => {
    await show(true);
    expect(shownNotice()).toHaveTextContent('some of its buttons aren’t working');
  });

  it('is tried again by the notice, as often as the visitor asks, and by the control', async () => {
    await show();
    await press(control);
    await press(shownNotice()?.querySelector('button'));
    expect(shownNotice()?.querySelector('button')).not.toHaveAttribute('aria-disabled', 'true');
    await press(control);
    expect(shownNotice()).not.toBeNull();
    comes();
    await press(shownNotice()?.querySelector('button'));
    expect(seen).toEqual(['mount']);
    expect(shownNotice()).toBeNull();
  });

  it('hides the notice when the next use of a control has brought the code', async () => {
    await show();
    await press(control);
    comes();
    await press(control);
    expect(seen).toEqual(['mount']);
    expect(shownNotice()).toBeNull();
  });

  it('leaves the notice of a page to the page', async () => {
    await show();
    const given = document.querySelector<HTMLElement>('#notice > div')!;
    given.hidden = false;
    given.querySelector('p')!.textContent = 'You’re offline.';
    await press(control);
    expect(given).toHaveTextContent('You’re offline.');
    comes();
    await press(control);
    expect(given).toBeVisible();
  });
});
