import { isIn } from './early-input';

/*
 * Others change a document before React hydrates it, and React hydrates the nodes that were sent, or else none of them. A
 * browser that translates a page puts `<font>` elements in the place of its text nodes. A password manager puts an
 * element of its own beside a field. So both are remembered, and the nodes that were sent stand alone while React
 * hydrates.
 */

/** An element that somebody else has added, with the text node in whose place it stands; null for one beside a field. */
type Foreign = Element & { furrowSent?: Text | null };

const isTranslation = (node: Node | null | undefined): node is Foreign => node?.nodeName === 'FONT';
const isField = (node: Node | null) => /^(?:INPUT|TEXTAREA|SELECT)$/.test(node?.nodeName ?? '');

/** Remembers what translators and password managers change in the document from now on. */
export function watchForeign(): void {
  const note = ({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord) => {
    const [removed] = removedNodes;
    const [added] = addedNodes;
    const translation = [added, previousSibling, nextSibling].find(isTranslation);
    if (removed instanceof Text && translation) translation.furrowSent ??= removed;
    else if (added instanceof Element && (isField(previousSibling) || isField(nextSibling)))
      (added as Foreign).furrowSent ??= null;
  };
  new MutationObserver((records) => records.forEach(note)).observe(document.body, { childList: true, subtree: true });
}

/**
 * Shows an island as it was sent, and keeps translators away from it.
 *
 * @returns a function that puts back what was added beside fields, and lets translators translate the texts again
 */
export function showSentNodes(island: HTMLElement): () => void {
  const undo: (() => void)[] = [];
  const isOfIsland = isIn(island);
  for (const foreign of island.querySelectorAll<Foreign>('*')) {
    const { furrowSent: sent, previousSibling: before, parentNode: parent } = foreign;
    // A fragment is hydrated separately, and may have been hydrated already.
    if (sent === undefined || !isOfIsland(foreign)) continue;
    if (sent) foreign.replaceWith(sent);
    else foreign.remove();
    undo.unshift(() => {
      // A translator sees what is added to the document, and not what may be translated since.
      if (sent) sent.replaceWith(sent);
      else if (before) before.after(foreign);
      else parent?.prepend(foreign);
    });
  }
  if (undo.length === 0) return () => {};
  island.setAttribute('translate', 'no');
  return () => {
    island.removeAttribute('translate');
    undo.forEach((back) => back());
  };
}
