import { reviewBarAttribute } from '@furrow/contract/page-attributes';
import { createSheet, element, shadowIn } from './closed-part';

export type ShownOverride = {
  name: string;
  /** The version that is shown. */
  text: string;
  /** The version that all other visitors of the site or of the preview see; undefined when the remote is not live. */
  live: string | undefined;
};

type BannerOptions = { onInspect: () => void; onReset: () => void };

const sheet = createSheet(`
  aside { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 10px var(--fw-gutter);
    border-bottom: 2px solid var(--fw-ink); background: var(--fw-wheat-tint); color: var(--fw-ink);
    font: 1rem/1.5 var(--fw-text); }
  ul { flex: 1; min-width: min(100%, 16rem); margin: 0; padding: 0; list-style: none; }
  code { font-family: var(--fw-mono); }
  button { min-height: 44px; padding: 0 20px; border: 2px solid; border-radius: 999px; background: none;
    color: inherit; font: 600 1rem/1 var(--fw-text); cursor: pointer; }
  button:focus-visible { outline: 3px solid var(--fw-focus); outline-offset: 3px; }
  .of-preview { padding: 6px max(var(--fw-gutter), (100% - var(--fw-max, 1360px)) / 2 + var(--fw-gutter)) 0; border: 0;
    background: var(--fw-flood-lilac); color: var(--fw-flood-ink); }
  .of-preview button { border-radius: 12px; }
  .of-preview button:focus-visible { outline-color: currentColor; }
  @media (min-width: 48em) { .of-preview ul { padding-inline-start: 33px; } }
`);

/**
 * Shows a banner on every page, above everything else, with the versions that only this visitor sees. It appears before
 * any code of a remote runs. No other code can read or change it, and it is put back when other code removes it from
 * the page. On a preview, it is the upper half of the bar for reviewers.
 */
export function showBanner(shown: readonly ShownOverride[], { onInspect, onReset }: BannerOptions) {
  const { host, shadow } = shadowIn(document.body, sheet);
  const list = element('ul');
  const aside = element('aside');
  aside.setAttribute('aria-label', 'Overridden versions');
  const inspect = element('button', 'Inspect');
  const reset = element('button', 'Reset');
  inspect.addEventListener('click', onInspect);
  reset.addEventListener('click', onReset);
  aside.append(list, inspect, reset);
  shadow.append(aside);
  const render = () => {
    const isPreview = document.querySelector(`[${reviewBarAttribute}]`) !== null;
    aside.classList.toggle('of-preview', isPreview);
    const others = isPreview ? 'This preview shows' : 'Everyone else sees';
    list.replaceChildren(...shown.map((one) => itemOf(one, others)));
  };
  render();

  const watch = new MutationObserver(() => {
    for (const { name } of [...host.attributes]) host.removeAttribute(name);
    if (document.body.firstChild !== host) document.body.prepend(host);
    render();
  });
  watch.observe(document.body, { childList: true });
  watch.observe(host, { attributes: true });

  return {
    /** Removes one remote from the banner, and the banner with the last remote. */
    without(name: string) {
      shown = shown.filter((other) => other.name !== name);
      if (shown.length > 0) return render();
      watch.disconnect();
      host.remove();
    },
  };
}

function itemOf({ name, text, live }: ShownOverride, others: string): HTMLElement {
  const item = element('li');
  const strong = element('strong');
  strong.append(`Only you can see ${name} `, element('code', text), '.');
  item.append(strong, live === undefined ? ' It has no live version.' : ` ${others} ${live}.`);
  return item;
}
