/*
 * A browser that translates a page puts `<font>` elements in the place of its text nodes, and React hydrates the nodes
 * that were sent, or else none of them. So each of these text nodes is remembered, and stands in its place again while
 * React hydrates.
 */

type Translation = Element & { furrowText?: Text };

const isTranslation = (node: Node | null | undefined): node is Translation => node?.nodeName === 'FONT';

/** Remembers the text nodes that a translator takes out of the document from now on. */
export function rememberText(): void {
  const note = ({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord) => {
    const [removed] = removedNodes;
    const translation = [addedNodes[0], previousSibling, nextSibling].find(isTranslation);
    if (removed instanceof Text && translation) translation.furrowText ??= removed;
  };
  new MutationObserver((records) => records.forEach(note)).observe(document.body, { childList: true, subtree: true });
}

/**
 * Shows the text that was sent in the place of its translation, and keeps translators away from the element.
 *
 * @returns a function that lets them translate it again
 */
export function showSentText(element: HTMLElement): () => void {
  const texts: Text[] = [];
  for (const translation of element.querySelectorAll<Translation>('font')) {
    const text = translation.furrowText;
    if (!text) continue;
    translation.replaceWith(text);
    texts.push(text);
  }
  if (texts.length === 0) return () => {};
  element.setAttribute('translate', 'no');
  return () => {
    element.removeAttribute('translate');
    // A translator sees what is added to the document, and not what may be translated since.
    for (const text of texts) text.parentNode?.insertBefore(text, text.nextSibling);
  };
}
