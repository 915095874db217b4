import { unlinkFailedStyles } from '../../first/islands/styles';
import { LinkedStyles } from './linked-styles';
import { whenLinkIsPressed } from './prefetch';

const folder = '/shop/1.0.0/';
const asked = () => jest.mocked(fetch).mock.calls.map(([address]) => address as string);
const connection = { saveData: false };

beforeEach(() => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(navigator, { connection });
  connection.saveData = false;
  document.head.innerHTML = '';
});

function noted() {
  const styles = new LinkedStyles();
  styles.note({ [folder]: { '/lots': '/host/2.0.0/antd.css lots.css', '/lot/:id': 'lot.css' } });
  return styles;
}

it('fetches the stylesheets that a document has named for a page, once', () => {
  const styles = noted();
  styles.fetch('/lots');
  styles.fetch('/lots');
  styles.fetch('/lot/honey');
  styles.fetch('/elsewhere');
  expect(asked()).toEqual(['/host/2.0.0/antd.css', '/shop/1.0.0/lots.css', '/shop/1.0.0/lot.css']);
});

it('applies nothing, and does not fail where a release has other stylesheets by now', async () => {
  const before = document.documentElement.outerHTML;
  noted().fetch('/lots');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.documentElement.outerHTML).toBe(before);
});

it('fetches neither what the document links nor anything for a visitor who saves data', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/shop/1.0.0/lots.css">';
  const styles = noted();
  styles.fetch('/lots');
  expect(asked()).toEqual(['/host/2.0.0/antd.css']);
  connection.saveData = true;
  styles.fetch('/lot/honey');
  expect(asked()).toHaveLength(1);
});

it('does not fetch what has failed in this page view', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/shop/0.8.0/lots.css">';
  document.querySelector('link')!.disabled = true;
  expect(await unlinkFailedStyles('/shop/0.8.0/', new AbortController().signal)).toBe(1);
  const styles = noted();
  styles.note({ '/shop/0.8.0/': { '/lots': 'lots.css', '/lot/:id': 'lot.css' } });
  styles.fetch('/lots');
  styles.fetch('/lot/honey');
  expect(asked()).toEqual(['/shop/0.8.0/lot.css']);
});

it('takes the word of the newest document', () => {
  const styles = noted();
  styles.note({ '/shop/1.1.0/': { '/lots': 'lots.css' } });
  styles.fetch('/lots');
  expect(asked()).toEqual(['/shop/1.1.0/lots.css']);
});

describe('what the site says of the pages in the menus', () => {
  const says = (body: unknown) =>
    (globalThis.fetch = jest.fn(() => Promise.resolve(Response.json(body))) as typeof fetch);

  it('is asked for once, and counts where no document has said anything', async () => {
    says({ '/giving/1.0.0/': { '/campaigns': 'campaigns.css' }, '/shop/0.9.0/': { '/lots': 'old.css' } });
    const styles = noted();
    await styles.readMenus('/menu-styles.json');
    expect(asked()).toEqual(['/menu-styles.json']);
    styles.fetch('/campaigns');
    styles.fetch('/lots');
    expect(asked().slice(1)).toEqual(['/giving/1.0.0/campaigns.css', '/host/2.0.0/antd.css', '/shop/1.0.0/lots.css']);
  });

  it('is not asked for by a visitor who saves data', async () => {
    says({});
    connection.saveData = true;
    await noted().readMenus('/menu-styles.json');
    expect(asked()).toEqual([]);
  });

  it.each([
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('may be missing: the answer %s', async (_what, answer) => {
    globalThis.fetch = jest.fn(answer) as typeof fetch;
    const styles = noted();
    await styles.readMenus('/menu-styles.json');
    styles.fetch('/lot/honey');
    expect(asked()).toEqual(['/menu-styles.json', '/shop/1.0.0/lot.css']);
  });
});

const press = jest.fn();
beforeAll(() => whenLinkIsPressed(press));

it.each([
  ['the pointer goes down', () => new MouseEvent('pointerdown', { bubbles: true }), 1],
  ['another button goes down', () => new MouseEvent('pointerdown', { bubbles: true, button: 2 }), 0],
  [
    'the pointer goes down with a key for another tab',
    () => new MouseEvent('pointerdown', { bubbles: true, ctrlKey: true }),
    0,
  ],
  ['Enter goes down', () => new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' }), 1],
  ['another key goes down', () => new KeyboardEvent('keydown', { bubbles: true, key: 'Tab' }), 0],
  ['the pointer is over it', () => new MouseEvent('pointerover', { bubbles: true }), 0],
])('a press on a link begins when %s', (_when, event, presses) => {
  document.body.innerHTML = '<a href="/lots"><b>Lots</b></a><a href="/lots" target="_blank">In another tab</a>';
  press.mockClear();
  for (const element of [document.querySelector('b'), document.querySelector('[target]'), document.body])
    element?.dispatchEvent(event());
  expect(press.mock.calls).toEqual(presses ? [['http://localhost/lots']] : []);
});
