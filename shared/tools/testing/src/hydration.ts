import { type Page } from './test';

type Snapshot = Map<Node, string>;

/**
 * Remembers every node of the document and what it says when the parser is done, before the first deferred script runs.
 * Call it before the page is opened.
 */
export async function rememberDocument(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const describe = (node: Node) =>
        node instanceof Element
          ? [...node.attributes]
              .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
              .sort()
              .join(' ')
          : (node.textContent ?? '');
      const nodes = (): Snapshot => {
        const found: Snapshot = new Map();
        const walker = document.createTreeWalker(
          document.querySelector('#shell') ?? document.body,
          NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
        );
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          // The host adds its empty live regions for toasts there.
          if (!node.parentElement?.closest('#toasts')) found.set(node, describe(node));
        }
        return found;
      };
      Object.assign(window, { before: nodes(), nodes });
    });
  });
}

/** What differs from the document as it was sent: nodes that went, nodes that came, attributes and texts that changed. */
export async function changesSinceDocument(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { before, nodes } = window as unknown as { before: Snapshot; nodes: () => Snapshot };
    const after = nodes();
    const name = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const place = element?.closest('#slot') ? 'page' : 'shell';
      return `${place} <${element?.tagName.toLowerCase()}${element?.id ? ` id=${element.id}` : ''}>${node instanceof Text ? ' text' : ''}`;
    };
    const changes: string[] = [];
    for (const [node, was] of before) {
      const is = after.get(node);
      if (is === undefined) changes.push(`${name(node)} went: ${was}`);
      else if (is !== was) changes.push(`${name(node)} was ${was} and is ${is}`);
    }
    for (const [node, is] of after) {
      if (!before.has(node)) changes.push(`${name(node)} came: ${is}`);
    }
    return changes;
  });
}
