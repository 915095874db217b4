import { Globe, Smartphone, Wallet } from 'lucide-react';
import { useHydratedUnit } from '@furrow/remote/hydrated-unit';
import { Button } from '@furrow/ui/button';
import { localTime, timeOfDay } from '@furrow/ui/clock';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Spinner } from '@furrow/ui/spinner';
import { Tag } from '@furrow/ui/tag';
import { walletOptions, type WalletOption } from './onboarding.data';
import { OnboardingFoot } from './onboarding-foot';
import { $connectingWallet, onboarding, shortAddress, walletChosen, type WalletConnection } from './onboarding.model';
import { StepHead } from './step-head';
import * as words from './words';
import styles from './wallet-step.module.css';

const icons = { browser: Globe, phone: Smartphone, exchange: Wallet };

export function WalletStep({ connection }: { connection: WalletConnection | null }) {
  const connecting = useHydratedUnit($connectingWallet, null);
  const connected = connecting ? undefined : walletOptions.find(({ id }) => id === connection?.walletId);

  return (
    <>
      <StepHead of="Wallet" title={words.walletTitle} lede={words.walletLede} />
      <ul className={styles.root} data-keep-clear="">
        {walletOptions.map((wallet) => (
          <li key={wallet.id}>
            <WalletTile
              wallet={wallet}
              state={wallet.id === connecting ? 'connecting' : wallet.id === connected?.id ? 'connected' : 'idle'}
              locked={connecting !== null}
            />
          </li>
        ))}
      </ul>
      <div role="status">{connecting && <span className="fw-hidden">{words.connectingWallet}</span>}</div>
      {/* The message that appears beside it says who is connected. */}
      {connected && connection && (
        <div className={styles.connection} data-keep-clear="">
          <Ledger>
            <LedgerRow term={words.wallet}>{connected.name}</LedgerRow>
            <LedgerRow term={words.address}>
              <span className="fw-mono">{shortAddress(connection.walletAddress)}</span>
            </LedgerRow>
            <LedgerRow term={words.connectedAt}>
              <time dateTime={connection.connectedAt}>{timeOfDay(localTime(new Date(connection.connectedAt)))}</time>
            </LedgerRow>
          </Ledger>
        </div>
      )}
      <OnboardingFoot>
        <Button size="large" disabled={!connected} onClick={() => onboarding.stepCompleted({})}>
          {words.toProfile}
        </Button>
      </OnboardingFoot>
    </>
  );
}

type WalletTileProps = { wallet: WalletOption; state: 'idle' | 'connecting' | 'connected'; locked: boolean };

/** A tile that is locked while another wallet connects stays in the tab order: the focus must not fall out of the list. */
function WalletTile({ wallet, state, locked }: WalletTileProps) {
  const Icon = icons[wallet.icon];
  return (
    <button
      type="button"
      className={styles.tile}
      data-state={state}
      aria-pressed={state !== 'idle'}
      aria-disabled={locked || undefined}
      disabled={!wallet.installed}
      onClick={() => walletChosen(wallet.id)}
    >
      <span className={styles.icon} data-kind={wallet.icon}>
        <Icon size={24} strokeWidth={1.8} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{wallet.name}</span>
        <span className={styles.description}>{wallet.description}</span>
      </span>
      {state === 'connecting' && (
        <span className={styles.state}>
          <Spinner />
          {words.connecting}
        </span>
      )}
      {state === 'connected' && <Tag tone="green">{words.connected}</Tag>}
      {!wallet.installed && <Tag dot={false}>{words.notInstalled}</Tag>}
    </button>
  );
}
