/**
 * Runs in every document before all other scripts. It collects the errors of all pages of the tab, and keeps a copy of
 * the document from before the first deferred script.
 */
export function watchPage(): void {
  const read = () => JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[];
  const write = (complaints: string[]) => sessionStorage.setItem('complaints', JSON.stringify(complaints));
  const complain = (text: string) => {
    const complaint = `${location.pathname}: ${text}`;
    write([...read(), complaint]);
    return complaint;
  };
  // These engines cancel what a page still loads when its visitor leaves it. Reports leave that out as well.
  const notLoaded: { complaint: string; at: number }[] = [];
  addEventListener('pagehide', () => {
    const canceled = notLoaded.filter(({ at }) => performance.now() - at < 3000).map(({ complaint }) => complaint);
    write(read().filter((complaint) => !canceled.includes(complaint)));
  });
  for (const method of ['error', 'warn'] as const) {
    const log = console[method];
    console[method] = (...values: unknown[]) => {
      const text = values.map(String).join(' ');
      const complaint = complain(text);
      if (text.includes('LoadError')) notLoaded.push({ complaint, at: performance.now() });
      log(...values);
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
