/** A part of the page that no other code can look into, for what concerns the visitor and the host alone. */
export type ClosedPart = { host: HTMLElement; shadow: ShadowRoot };

/** Styles for closed parts. The site's own rules do not reach into them, but its custom properties do. */
export function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  // An important rule of the part itself wins over every rule of the page.
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

/** Puts a closed part at the beginning of `parent`. */
export function shadowIn(parent: HTMLElement, sheet: CSSStyleSheet): ClosedPart {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'closed' });
  shadow.adoptedStyleSheets = [sheet];
  parent.prepend(host);
  return { host, shadow };
}

export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}
