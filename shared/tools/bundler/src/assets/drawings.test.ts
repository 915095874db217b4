import { isSiteFile } from '@furrow/formats/site-file';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { drawings } from './drawings';

it('draws the named ones as PNG, at addresses that a release may have', () => {
  const drawn = drawings(join(workspaceRoot(), 'host'), /^product-(?:honey|eggs)$/);
  expect(Object.keys(drawn)).toEqual(['share/host/product-eggs.png', 'share/host/product-honey.png']);
  for (const [path, bytes] of Object.entries(drawn)) {
    const png = Buffer.from(bytes);
    expect(isSiteFile(path)).toBe(true);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 1200]);
  }
});
