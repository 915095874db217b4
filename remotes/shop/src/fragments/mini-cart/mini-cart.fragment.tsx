import { ShoppingCart } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { clickedLink } from '@furrow/remote/clicked-link';
import { useNavigation } from '@furrow/remote/services';
import { addressHere } from '@furrow/ui/structured-data';
import { followCart } from '../../ui/follow-cart';
import * as words from '../../ui/words';
import { written } from '../../ui/written';
import styles from './mini-cart.module.css';

const checkout = '/checkout';
const loadDrawer = () => import('./mini-cart-drawer');

/** The cart in the header: a link to the checkout with the number of pieces, which opens the cart over the page. */
export default function MiniCartFragment() {
  const link = useRef<HTMLAnchorElement>(null);
  const navigation = useNavigation();
  /** The press that waits for the drawer. */
  const press = useRef<MouseEvent>(null);
  const isClosing = useRef(false);
  const [Drawer, setDrawer] = useState<ComponentType<{ onClose: () => void }>>();

  useEffect(() => {
    // A fragment comes to life because somebody is about to use it.
    void loadDrawer().catch(() => {});
    return link.current ? followCart(link.current) : undefined;
  }, []);
  useEffect(
    () =>
      navigation.subscribe(() => {
        press.current = null;
        setDrawer(undefined);
      }),
    [navigation],
  );

  // The page takes no focus before the drawer has left it.
  useEffect(() => {
    if (Drawer || !isClosing.current) return;
    isClosing.current = false;
    // With an empty cart the link is gone: the keyboard goes on from the page.
    if (link.current?.hidden) document.querySelector('main')?.focus({ preventScroll: true });
  }, [Drawer]);

  function close() {
    isClosing.current = true;
    setDrawer(undefined);
  }

  async function open(event: MouseEvent) {
    if (!clickedLink(event)) return;
    event.preventDefault();
    press.current = event;
    const loaded = await loadDrawer().catch(() => undefined);
    // Who has gone on meanwhile wants to see the next page.
    if (press.current !== event) return;
    if (loaded) setDrawer(() => loaded.MiniCartDrawer);
    // A drawer that does not come leaves the link, which leads to the same things.
    else navigation.push(checkout);
  }

  return (
    <>
      <a
        ref={link}
        href={addressHere(checkout)}
        aria-haspopup="dialog"
        className={styles.root}
        onClick={(event) => void open(event)}
        hidden
        suppressHydrationWarning
      >
        <ShoppingCart size={20} strokeWidth={1.8} />
        <span className={styles.label}>{words.cart}</span> <span className={styles.count} {...written} />
        <span className="fw-hidden" {...written} />
      </a>
      {Drawer && <Drawer onClose={close} />}
    </>
  );
}
