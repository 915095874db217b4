import { memoryStorage } from '../store/memory-storage';
import { readSite } from './site';

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
  [{ imges: [] }, 'has the unknown field imges'],
  [{ url: 'https://furrow.test/' }, 'url must not end with a slash'],
  [{ connect: ['https://a.test; script-src *'] }, 'connect.0 must be an origin'],
  [{ images: ['https://a.test\nX-Header: 1'] }, 'images.0 must be an origin'],
  [{ reportTo: "https://a.test 'unsafe-eval'" }, 'reportTo must be an origin'],
])('refuses %j', async (settings, reason) => {
  await expect(read(settings)).rejects.toThrow(reason);
});
