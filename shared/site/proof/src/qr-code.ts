import { keptDrawing } from '@furrow/remote/kept-drawing';

/** A QR code of a page, which is the same for every visitor: browsers keep the one that was prerendered. */
export const QrCode = keptDrawing(() => import('qrcode.react').then(({ QRCodeSVG }) => QRCodeSVG));
