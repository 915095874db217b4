import onDark from '@furrow/ui/art/brand-wordmark-on-dark.svg';
import onLight from '@furrow/ui/art/brand-wordmark.svg';
import styles from './wordmark.module.css';

/** Both files are in the HTML and CSS shows one, so that the first frame is right in either theme; the hidden one is not fetched. */
export function Wordmark() {
  return (
    <>
      <img className={styles.onLight} src={onLight} width={236} height={64} alt="" />
      <img className={styles.onDark} src={onDark} width={236} height={64} alt="" loading="lazy" />
    </>
  );
}
