import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';

/** Blank paper around a code, in pixels, which a scanner needs. */
const margin = 16;

/** The text of the QR code as it is seen, like a scanner reads it. */
export async function readQrCode(code: Locator): Promise<string> {
  const page = code.page();
  const box = await code.boundingBox();
  if (!box) throw new Error('The code is not visible.');
  const clip = {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
  const picture = (await page.screenshot({ clip })).toString('base64');
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
