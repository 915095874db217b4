import { memoryStorage } from '../../store/memory-storage';
import { readSite, securityHeaders } from './settings';

const read = async (settings: object) => {
  const storage = memoryStorage();
  await storage.write('.furrow/site.json', JSON.stringify(settings));
  return readSite(storage);
};

it('takes what is given, and the defaults for the rest', async () => {
  const url = 'https://furrow.test';
  const connect = ['https://api.furrow.test', 'wss://live.furrow.test:8443'];
  expect(await read({ url, connect })).toMatchObject({ url, connect, images: [] });
});

it.each<[object, string]>([
  [{ imges: [] }, 'the document itself has the unknown field imges. The nearest names are: budgets, images,'],
  [
    { slots: { 'a/b': { add: [{ of: 'shop/cart', ordr: 1 }] } } },
    'add.0 has the unknown field ordr. There are: of, order.',
  ],
  [
    { requires: { live: { form: 'staging' } } },
    'requires.live has the unknown field form. There are: accepted, from, hours.',
  ],
  [{ slots: { 'a/b': { app: [] } } }, 'slots.a/b has the unknown field app. There are: add, apps.'],
  [
    { budgets: { content: { css: 1, js: 1, fonts: 1, own: { html: 1, css: 1, sj: 1 } } } },
    'budgets.content.own has the unknown field sj. There are: css, fonts, html, js, wake.',
  ],
  [{ url: 'https://furrow.test/' }, 'url must not end with a slash'],
  [{ connect: ['https://a.test; script-src *'] }, 'connect.0 must be an origin'],
  [{ images: ['https://a.test\nX-Header: 1'] }, 'images.0 must be an origin'],
  [{ connect: ['https://a.test/$x'] }, 'connect.0 must be an origin'],
  [{ connect: ['https://$x'] }, 'connect.0 must be an origin'],
  [{ images: ["'unsafe-inline'"] }, 'images.0 must be an origin'],
  [{ overrides: ['http://localhost:*'] }, 'overrides must be boolean'],
  [{ reportTo: "https://a.test 'unsafe-eval'" }, 'reportTo must be a path or a URL'],
  [{ reportTo: 'https://a.test;sandbox' }, 'reportTo must be a path or a URL'],
  [{ reportTo: 'https://a.test/$x' }, 'reportTo must be a path or a URL'],
  [{ languages: ['en', 'und'] }, 'languages.1 must name a language, and und stands for any'],
])('refuses %j', async (settings, reason) => {
  await expect(read(settings)).rejects.toThrow(reason);
});

it.each(['https://*.images.test', 'http://localhost:*', 'ws://localhost:*', 'https://api.test:8443'])(
  'takes the origin %s',
  async (origin) => {
    expect((await read({ connect: [origin] })).connect).toEqual([origin]);
  },
);

it('has browsers run no script of a page without a hash, unless the settings allow it', () => {
  const site = { url: 'https://furrow.test', connect: [], images: [] };
  expect(securityHeaders(site, [])).toHaveProperty('Integrity-Policy', 'blocked-destinations=(script)');
  expect(securityHeaders({ ...site, unhashedScripts: true }, [])).not.toHaveProperty('Integrity-Policy');
});

const policyWith = (failuresTo: string) =>
  securityHeaders({ url: 'https://furrow.test', connect: [], images: [] }, [], failuresTo)['Content-Security-Policy'];

it('allows requests to the origin of the address for reports, and nothing else that the address says', () => {
  const address = 'https://reports.test:8443/a/b?c=%3Bsandbox';
  expect(policyWith(address)).toContain("connect-src 'self' https://reports.test:8443; ");
  expect(policyWith('/_reports')).toContain("connect-src 'self'; ");
});

it('allows requests to further origins and pictures of others, and has violations reported where the settings say', () => {
  const origins = { connect: ['https://api.test'], images: ['https://images.test'] };
  const { 'Content-Security-Policy': policy } = securityHeaders(
    { url: 'https://furrow.test', ...origins, reportTo: 'https://reports.test/csp' },
    [],
  );
  expect(policy).toContain("connect-src 'self' https://api.test; ");
  expect(policy).toContain("img-src 'self' data: https://images.test; ");
  expect(policy).toMatch(/; report-uri https:\/\/reports\.test\/csp$/);
  expect(policy?.match(/api\.test|images\.test|reports\.test/g)).toHaveLength(3);
});
