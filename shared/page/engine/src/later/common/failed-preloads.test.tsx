import { forgetFailedPreloads } from './failed-preloads';

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  document.head.innerHTML = ['/shop/1.1.0/page.js', '/shop/1.1.0/page.css', '/host/1.0.0/main.js', '/dao/1.0.0/page.js']
    .map((file) => `<link rel="preload" as="${file.endsWith('js') ? 'script' : 'style'}" href="${file}">`)
    .join('');
  globalThis.fetch = (address) => {
    asked.push(new URL(address as string).pathname);
    return Promise.reject(new TypeError('no answer'));
  };
});

test('only what the next try needs is asked for: a visitor who goes elsewhere does not wait for what hung', async () => {
  await forgetFailedPreloads('/shop/1.1.0/');
  expect(asked).toEqual(['/shop/1.1.0/page.js']);
});
