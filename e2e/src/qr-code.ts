import { expect, type Locator } from '@playwright/test';
import { untilStill } from '@furrow/testing/still';
import { decodeQR } from 'qr/decode.js';

/** Blank paper around a code, in pixels, which a scanner needs. */
const margin = 16;

/** The text of the QR code as it is seen, like a scanner reads it. */
export async function readQrCode(code: Locator): Promise<string> {
  const page = code.page();
  const picture = await pictureOf(code);
  const image = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!canvas) throw new Error('The browser has no canvas.');
    canvas.drawImage(bitmap, 0, 0);
    const { width, height, data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width, height, data: [...data] };
  }, picture);
  return decodeQR({ ...image, data: Uint8Array.from(image.data) });
}

/**
 * A picture of the code with the paper around it, once the page no longer fades in over the one before. It is taken
 * again when what came above the code has moved it.
 */
async function pictureOf(code: Locator): Promise<string> {
  let picture = '';
  await untilStill(code.page());
  await expect(async () => {
    const box = await code.boundingBox();
    if (!box) throw new Error('The code is not visible.');
    const { x, y, width, height } = box;
    const clip = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
    picture = (await code.page().screenshot({ clip })).toString('base64');
    expect(await code.boundingBox()).toEqual(box);
  }).toPass({ timeout: 15_000 });
  return picture;
}
