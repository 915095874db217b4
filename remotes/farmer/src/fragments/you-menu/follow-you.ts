import { addressIn } from '@furrow/formats/language-address';
import { markVisitor } from '@furrow/you/mark-visitor';
import { readYou, subscribeYou, youKey, type EntryKind } from '@furrow/you/model';
import * as words from './words';

/** The rows of the menu that are there once the visitor has done such a thing. */
const rows = ['order', 'favorite', 'loan'] as const satisfies EntryKind[];

/**
 * Shows the menu while the site knows a name, and writes into it what the visitor's ledger says. Two may follow with
 * the same menu.
 *
 * @returns stops following
 */
export function followYou(menu: HTMLElement): () => void {
  function write(): void {
    const { first, last, farm, place, entries } = readYou();
    markVisitor(youKey);
    menu.hidden = first === '';
    // A menu that is hidden stays unchanged sent.
    if (first === '') return;
    const texts = {
      initial: first.slice(0, 1).toUpperCase(),
      first,
      name: `${first} ${last}`.trim(),
      farm: [farm, place].filter(Boolean).join(', '),
      entries: words.entries(entries.length),
    };
    for (const [name, text] of Object.entries(texts)) setText(menu, name, text);
    for (const kind of rows) {
      const known = entries.filter((entry) => entry.kind === kind);
      const row = menu.querySelector<HTMLAnchorElement>(`[data-row=${kind}]`);
      if (row) {
        row.parentElement!.hidden = known.length === 0;
        // Orders have a page of their own, which lists them with what was ordered.
        if (kind !== 'order')
          row.setAttribute('href', addressIn((known.length === 1 && known[0]?.to) || '/you', __LANGUAGE__));
      }
      setText(menu, kind, kind === 'loan' ? words.stateName(known[0]?.state ?? '') : String(known.length));
    }
  }

  write();
  return subscribeYou(write);
}

function setText(menu: HTMLElement, name: string, text: string): void {
  const place = menu.querySelector(`[data-you=${name}]`);
  if (place && place.textContent !== text) place.textContent = text;
}
