import { LedgerRow } from '@furrow/ui/ledger';
import { seasons } from '../data/seasons.data';
import { seasonInShort } from '../data/seasons.model';
import * as words from './words';
import styles from './season-row.module.css';

/** How long what a card shows is in season; nothing for a carbon credit. */
export function SeasonRow({ of }: { of: string }) {
  const season = seasons[of];
  if (!season) return null;
  const { text, few } = seasonInShort(season);
  return (
    <LedgerRow term={words.season}>
      <span className={few ? styles.few : season.kept === undefined ? styles.ripe : undefined}>{text}</span>
    </LedgerRow>
  );
}
