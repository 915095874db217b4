import { lazy, type ComponentProps, type ComponentType } from 'react';
import type { QRCodeSVG } from 'qrcode.react';

/** A QR code, whose generator is a chunk of its own. Where the chunk does not load, no code is shown. */
export const QrCode = lazy<ComponentType<ComponentProps<typeof QRCodeSVG>>>(() =>
  import('qrcode.react').then(
    (code) => ({ default: code.QRCodeSVG }),
    () => ({ default: () => null }),
  ),
);
