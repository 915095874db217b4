import { fetchChecked } from './fetch-json';
import { inTime, LoadError, reasonOf } from '../../common/load-error';

const manifest = { metaData: { globalName: 'shop', remoteEntry: { name: 'remoteEntry.js' } } };

const answer = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
const read = () => fetchChecked('manifest', '/shop/1.0.0/mf-manifest.json', {});

afterEach(() => jest.restoreAllMocks());

it('gives a document of the expected shape', async () => {
  answer(JSON.stringify(manifest));
  await expect(read()).resolves.toEqual(manifest);
});

it.each([
  ['answered 500', () => answer('{"error":"out of memory"}', 500)],
  ['did not return JSON', () => answer('<!doctype html>')],
  ['does not have the expected format', () => answer('{"metaData":{}}')],
  ['unreachable', () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))],
])('says that the document %s', async (message, arrange) => {
  arrange();
  await expect(read()).rejects.toMatchObject({ name: 'LoadError', phase: 'manifest', message });
});

it('reports of a pinned document only that it is not the released one', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchChecked('release', '/r.json', { integrity: 'sha384-x' })).rejects.toMatchObject({
    phase: 'release',
    message: 'unreachable, or changed since release',
  });
});

it('gives up after eight seconds and ends the request', async () => {
  jest.useFakeTimers();
  let signal: AbortSignal | null | undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, options) => {
    signal = options?.signal;
    return new Promise(() => {});
  });
  const reading = expect(read()).rejects.toMatchObject({ phase: 'manifest', message: 'no response after 8 s' });
  await jest.advanceTimersByTimeAsync(7999);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await reading;
  expect(signal?.aborted).toBe(true);
  jest.useRealTimers();
});

it('distinguishes a chunk that did not load from code that threw', async () => {
  const chunkError = (type: string) =>
    Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type });
  const reason = (error: unknown) => inTime('page', () => Promise.reject(error)).catch(reasonOf);
  await expect(reason(chunkError('error'))).resolves.toBe('unreachable, or changed since release');
  await expect(reason(chunkError('timeout'))).resolves.toBe('no response after 8 s');
  await expect(reason(new TypeError('x is undefined'))).resolves.toBe('its code failed to run');
  await expect(reason(new LoadError('entry', 'answered 404'))).resolves.toBe('answered 404');
});
