import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { takeEarlyAnswers } from '@furrow/remote/early-presses';
import walletIcon from '@furrow/ui/art/icon-wallet.svg';
import { Band } from '@furrow/ui/band';
import { Button } from '@furrow/ui/button';
import { NewsletterInvitation } from '../../ui/newsletter';
import styles from './stay-close.module.css';
import * as words from './words';

/** A placeholder, as everywhere: no wallet is contacted. */
const address = '0x71c4\u20263e9a';

export function StayClose() {
  return (
    <div className={styles.band}>
      <Band tone="wheat" label={words.newsletterAndWallet}>
        <div className={styles.root}>
          <NewsletterInvitation note={words.nothingKept} />
          <WalletCard />
        </div>
      </Band>
    </div>
  );
}

function WalletCard() {
  const card = useRef<HTMLElement>(null);
  const [connected, setConnected] = useState(false);

  // The boot script has turned the card over once for each press that it answered.
  useLayoutEffect(() => {
    if (card.current && takeEarlyAnswers(card.current).length % 2 === 1) setConnected(true);
  }, []);

  return (
    <section ref={card} data-wallet aria-labelledby="wallet-title" className={styles.wallet}>
      <img src={walletIcon} alt="" width={72} height={72} loading="lazy" />
      <div className={styles.state} aria-live="polite">
        <h3 id="wallet-title">
          <Shown when={!connected}>{words.connectWallet}</Shown>
          <Shown when={connected}>{words.connected}</Shown>
        </h3>
        <p className={styles.detail}>
          <Shown when={!connected}>{words.notConnected}</Shown>
          <Shown when={connected}>
            <span className="fw-mono">{address}</span>
          </Shown>
        </p>
      </div>
      <Button onClick={() => setConnected(!connected)}>
        <Shown when={!connected}>{words.connect}</Shown>
        <Shown when={connected}>{words.disconnect}</Shown>
      </Button>
    </section>
  );
}

/**
 * Words of one of the two states of the card. Those of the other are in the document as well, so that the boot script
 * can show them.
 */
function Shown({ when, children }: { when: boolean; children: ReactNode }) {
  return (
    <span data-state hidden={!when} suppressHydrationWarning>
      {children}
    </span>
  );
}
