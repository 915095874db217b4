import { requireHashes } from './require-hashes.inline';

const runtime = () => ({ l: jest.fn(), sriHashes: { 7: 'sha256-x' } as Record<string, string> });

it('loads a chunk whose hash is known', () => {
  const bundler = runtime();
  const load = bundler.l;
  const loaded = jest.fn();
  requireHashes(bundler);
  bundler.l('/shop/1.0.0/7.js', loaded, 'chunk-7', '7');
  expect(load).toHaveBeenCalledWith('/shop/1.0.0/7.js', loaded, 'chunk-7', '7');
});

it('refuses a chunk whose hash is not there, as one that did not load', () => {
  const bundler = runtime();
  const load = bundler.l;
  const loaded = jest.fn();
  requireHashes(bundler);
  bundler.l('/shop/1.0.0/8.js', loaded, 'chunk-8', '8');
  expect(load).not.toHaveBeenCalled();
  expect(loaded).toHaveBeenCalledWith({ type: 'error', target: { src: '/shop/1.0.0/8.js' } });
});
