/**
 * An element with a closed shadow root, which no other code in the page can read or change. It shows what only the
 * visitor and the host may see.
 */
export type ClosedPart = { host: HTMLElement; shadow: ShadowRoot };

/**
 * Creates a stylesheet for closed parts. The stylesheets of the site do not apply inside them, but its custom
 * properties do.
 */
export function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  // `!important` rules of the element's own stylesheet win over all rules of the page.
  const shown = ['display: block', 'visibility: visible', 'opacity: 1', 'position: static', 'transform: none'];
  const whole = [
    'height: auto',
    'clip-path: none',
    'filter: none',
    'pointer-events: auto',
    'content-visibility: visible',
  ];
  const important = [...shown, ...whole].map((rule) => `${rule} !important;`).join(' ');
  sheet.replaceSync(`:host { ${important} } ${css}`);
  return sheet;
}

/** Adds a closed part at the beginning of `parent`. */
export function shadowIn(parent: HTMLElement, sheet: CSSStyleSheet): ClosedPart {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'closed' });
  shadow.adoptedStyleSheets = [sheet];
  parent.prepend(host);
  return { host, shadow };
}

/** Creates an element with a text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}
