import { Suspense, useState } from 'react';
import { useHydrated } from '@furrow/remote/hydration';
import { absolute, addressHere } from '@furrow/ui/structured-data';
import { lotPath, type MarketplaceProduct } from '../../data/products.model';
import { QrCode } from '../../ui/qr-code';
import * as words from './words';
import styles from './printed-code.module.css';

/** Always the same object, because React would set the HTML again for a different one. */
const asItWasSent = { __html: '' };

/**
 * The QR code for the lot's page, on paper only. A document comes with its code, which hydration leaves as it is, so that
 * the generator is fetched only where the browser itself draws the page.
 */
export function PrintedCode({ product }: { product: MarketplaceProduct }) {
  const hydrated = useHydrated();
  const [cameWithPage] = useState(!hydrated && typeof document !== 'undefined');
  if (cameWithPage)
    return <div className={styles.root} suppressHydrationWarning dangerouslySetInnerHTML={asItWasSent} />;
  // Capitals take less room in a code, and the case of a scheme and a host does not matter.
  const { origin, pathname } = new URL(absolute(addressHere(lotPath(product))));
  return (
    <div className={styles.root}>
      <Suspense>
        <QrCode
          value={[origin.toUpperCase(), pathname]}
          level="L"
          title={words.qrCode(product.name)}
          fgColor="currentColor"
          bgColor="none"
        />
      </Suspense>
    </div>
  );
}
