import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { Article } from './article';
import { articlesOf } from './compile';
import { artOf, sharePicturePath } from './share-address';
import { kinds, type Kind } from './kinds';

/**
 * The picture that is shown where an article is shared: its title beside its drawing, in the colors and the type of the site. It
 * is drawn when the remote is built, and lies at an address of the site that stays when the version goes.
 */

export const sharePictureSize = { width: 1200, height: 630 };

const { resolve } = createRequire(join(import.meta.dirname, 'share-picture.ts'));
const paper = '#f8f4e8';
const ink = '#17321f';
const quietInk = '#43554a';
const wheat = '#e8ae33';
const artWidth = 460;

/** The pictures of all articles in `src/articles`, by their path on the site. */
export async function sharePictures(root: string): Promise<Record<string, Uint8Array>> {
  const articles = (Object.keys(kinds) as Kind[])
    .filter((kind) => kinds[kind].path)
    .flatMap((kind) => articlesOf(root, kind));
  const drawn: Record<string, Uint8Array> = {};
  for (const article of articles) drawn[sharePicturePath(article)] = await drawSharePicture(article.fields);
  return drawn;
}

/** Draws one picture as a PNG. */
export async function drawSharePicture(fields: Article['fields']): Promise<Uint8Array> {
  const art = artOf(fields);
  const { width, height } = sharePictureSize;
  const svg = await satori(
    box({ width, height, background: paper, color: ink, fontFamily: 'Text' }, [
      box({ flex: 1, flexDirection: 'column', justifyContent: 'space-between', padding: '64px 56px 56px 72px' }, [
        box({ fontSize: 30, color: quietInk }, fields.subject),
        box({ fontFamily: 'Display', fontSize: fields.title.length > 48 ? 58 : 70, lineHeight: 1.08 }, fields.title),
        box({ fontFamily: 'Display', fontSize: 34, borderTop: `6px solid ${wheat}`, paddingTop: 18 }, 'Furrow'),
      ]),
      ...(art ? [box({ width: artWidth, height, overflow: 'hidden' }, [picture(art, height)])] : []),
    ]) as Parameters<typeof satori>[0],
    {
      ...sharePictureSize,
      fonts: [
        { name: 'Display', data: font('fraunces/files/fraunces-latin-600-normal.woff') },
        { name: 'Text', data: font('instrument-sans/files/instrument-sans-latin-400-normal.woff') },
      ],
    },
  );
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

type PictureNode = { type: string; props: Record<string, unknown> };

const box = (style: object, children: PictureNode[] | string): PictureNode => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** A drawing as high as the picture, of which the middle is seen. */
function picture(art: string, height: number): PictureNode {
  const width = (height * 640) / 400;
  const src = `data:image/svg+xml;base64,${Buffer.from(art).toString('base64')}`;
  return { type: 'img', props: { src, width, height, style: { flexShrink: 0, marginLeft: (artWidth - width) / 2 } } };
}

const font = (file: string) => readFileSync(resolve(`@fontsource/${file}`));
