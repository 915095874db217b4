import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { isSiteFile } from '@furrow/formats/site-file';
import type { Article } from './article';
import { articlesOf } from './compile';
import { sharePictureAddress, sharePicturePath } from './share-address';
import { drawSharePicture, sharePictureSize } from './share-picture';

const article = articlesOf(join(import.meta.dirname, '../src/articles'), 'blog')[0] as Article;
const retitled = { ...article, fields: { ...article.fields, title: 'First frost' } };

it('is a PNG of the size that pages name, in which the words and the drawing are seen', async () => {
  const png = Buffer.from(await drawSharePicture(article.fields));
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
  expect(size).toEqual({ width: 1200, height: 630 });
  expect(size).toEqual(sharePictureSize);
  const pixels = pixelsOf(png);
  expect(colorsIn(pixels, 0, 700)).toBeGreaterThan(20);
  expect(colorsIn(pixels, 740, 1200)).toBeGreaterThan(20);
  const other = Buffer.from(await drawSharePicture(retitled.fields));
  expect(Buffer.compare(png, other)).not.toBe(0);
});

it('lies at an address of the site, whose query changes with what it shows', () => {
  expect(isSiteFile(sharePicturePath(article))).toBe(true);
  const address = sharePictureAddress(article);
  expect(address).toMatch(/^\/share\/blog\/[a-z-]+\.png\?v=[0-9a-f]{8}$/);
  expect(sharePictureAddress(article)).toBe(address);
  expect(sharePictureAddress(retitled)).not.toBe(address);
});

/** The pixels of a PNG, decoded: four bytes each, row by row. */
function pixelsOf(png: Buffer): Uint8Array {
  const { width, height } = sharePictureSize;
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${source}" width="${width}" height="${height}"/></svg>`;
  return new Resvg(svg).render().pixels;
}

/** How many colors stand between two columns of the picture. */
function colorsIn(pixels: Uint8Array, from: number, to: number): number {
  const colors = new Set<string>();
  for (let y = 0; y < sharePictureSize.height; y += 3) {
    for (let x = from; x < to; x += 3) {
      const at = (y * sharePictureSize.width + x) * 4;
      colors.add(pixels.subarray(at, at + 3).join());
    }
  }
  return colors.size;
}
