import onDark from '@furrow/ui/art/brand-wordmark-on-dark.svg';
import onLight from '@furrow/ui/art/brand-wordmark.svg';
import { ThemedImage } from '@furrow/ui/themed-image';
import styles from './wordmark.module.css';

export function Wordmark() {
  return <ThemedImage light={onLight} dark={onDark} width={236} height={64} className={styles.root} />;
}
