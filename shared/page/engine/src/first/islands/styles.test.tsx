import { giveUpLateStyles } from '../../head/late-styles.inline';
import { expectStyles, linkStyles } from './styles';

const { signal } = new AbortController();
const folder = '/shop/1.0.0/';

/** A stylesheet that the document links. Without an answer it is on its way. */
function linkTo(href: string, answer?: 'load' | 'error') {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', href);
  document.head.append(link);
  if (answer) link.dispatchEvent(new Event(answer));
  return link;
}

beforeAll(() => giveUpLateStyles(8000));
beforeEach(() => document.head.replaceChildren());

it('lets a page live whose stylesheets have loaded, whatever became of those of others', async () => {
  const own = linkTo('/shop/1.0.0/page.css', 'load');
  linkTo('/host/1.0.0/main.css');
  await expectStyles(folder, signal);
  expect(own.isConnected).toBe(true);
});

it('waits for a stylesheet that is on its way, as it is where scripts do not wait for it', async () => {
  const late = linkTo('/shop/1.0.0/page.css');
  const checked = expectStyles(folder, signal);
  late.dispatchEvent(new Event('load'));
  await checked;
  expect(late.rel).toBe('stylesheet');
});

it('refuses a page whose stylesheet does not load, or was given up before', async () => {
  const givenUp = linkTo('/shop/1.0.0/page.css', 'error');
  await expect(expectStyles(folder, signal)).rejects.toThrow('unreachable, or changed since release');
  expect(givenUp.rel).toBe('');
});

it('refuses a page whose stylesheet failed a moment ago, when it has a sheet already and its event is still to come', async () => {
  const failed = linkTo('/shop/1.0.0/page.css');
  Object.defineProperty(failed, 'sheet', { value: {} });
  const checked = expectStyles(folder, signal);
  failed.dispatchEvent(new Event('error'));
  await expect(checked).rejects.toThrow('unreachable, or changed since release');
  expect(failed.rel).toBe('');
});

it('leaves the links alone when the visitor goes on meanwhile', async () => {
  const late = linkTo('/shop/1.0.0/page.css');
  const left = new AbortController();
  const checked = expectStyles(folder, left.signal);
  left.abort(new Error('overtaken'));
  await expect(checked).rejects.toThrow('overtaken');
  expect(late.rel).toBe('stylesheet');
});

describe('stylesheets of a page that is to be shown', () => {
  const style = { href: `${folder}lot.css`, integrity: 'sha384-lot' };
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href$="lot.css"]')];
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  it('are linked with their hashes and waited for, also where the code of the remote takes a link over meanwhile', async () => {
    const shown = jest.fn();
    const linked = Promise.all([linkStyles([style]), linkStyles([style])]).then(shown);
    await turn();
    const [link] = links();
    expect(links()).toHaveLength(1);
    expect(link?.integrity).toBe('sha384-lot');
    expect(shown).not.toHaveBeenCalled();
    // What the bundler's code does with a link that it finds and did not add itself.
    if (link) link.onload = link.onerror = null;
    link?.dispatchEvent(new Event('load'));
    await linked;
  });

  it('are not linked again where the document has them, and waited for there', async () => {
    const present = linkTo(style.href);
    const linked = linkStyles([style]);
    present.dispatchEvent(new Event('load'));
    await linked;
    expect(links()).toEqual([present]);
  });

  it('are asked for once more when the link that was there fails', async () => {
    const present = linkTo(style.href);
    const linked = linkStyles([style]);
    present.dispatchEvent(new Event('error'));
    await turn();
    expect(links()).toHaveLength(1);
    expect(links()).not.toContain(present);
    links()[0]?.dispatchEvent(new Event('load'));
    await linked;
  });

  it('let the page be shown without them when they fail, which its code then hears of', async () => {
    const linked = linkStyles([style]);
    await turn();
    links()[0]?.dispatchEvent(new Event('error'));
    await linked;
    await expect(expectStyles(folder, signal)).rejects.toThrow('unreachable, or changed since release');
    expect(links()).toEqual([]);
  });
});
