/**
 * Runs in every document before all other scripts. It collects the errors of all pages of the tab, and keeps a copy of
 * the document from before the first deferred script.
 */
export function watchPage(): void {
  const complain = (text: string) => {
    const complaints = JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[];
    sessionStorage.setItem('complaints', JSON.stringify([...complaints, `${location.pathname}: ${text}`]));
  };
  for (const method of ['error', 'warn'] as const) {
    const write = console[method];
    console[method] = (...values: unknown[]) => {
      complain(values.map(String).join(' '));
      write(...values);
    };
  }
  addEventListener('error', ({ message }) => message && complain(message));
  addEventListener('unhandledrejection', ({ reason }) => complain(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain(`${violatedDirective} blocked ${blockedURI}`),
  );

  const describe = (node: Node) =>
    node instanceof Element
      ? `<${node.localName} ${[...node.attributes]
          .map(({ name, value }) => `${name}="${value}"`)
          .sort()
          .join(' ')}>`
      : (node.textContent ?? '');
  const nodes = () => {
    const found = new Map<Node, string>();
    const page = document.querySelector('#slot');
    const walker = page && document.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker?.nextNode()) found.set(walker.currentNode, describe(walker.currentNode));
    return found;
  };
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const before = nodes();
    const changes = () => {
      const after = nodes();
      return [
        ...[...before]
          .filter(([node, was]) => after.get(node) !== was)
          .map(([node, was]) => `${was} is ${after.get(node)}`),
        ...[...after].filter(([node]) => !before.has(node)).map(([, is]) => `${is} came`),
      ];
    };
    Object.assign(window, { changesSinceDocument: changes });
  });
}
