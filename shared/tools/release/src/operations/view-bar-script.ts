import { fragmentAttribute } from '@furrow/contract/fragment-element';
import { pageAttribute } from '@furrow/contract/island-element';
import { reviewBarAttribute } from '@furrow/contract/page-attributes';
import { liveAddress, viewAddress } from '../domain/paths';

/*
 * The bar for reviewers at the top of every page of a view. Its script is a file of its own that the servers of views add
 * to documents, so live documents hold none of it. It builds everything itself, in a shadow root, as the banner
 * of overrides does. Colors and type are the tokens of the site, with plain ones for a site that has none.
 */

const styles = `
  :host { display: block !important; position: relative !important; z-index: var(--fw-z-preview, 50); }
  section { --ink: var(--fw-flood-ink, #17321f); --gutter: var(--fw-gutter, 20px);
    --side: max(var(--gutter), (100% - var(--fw-max, 1360px)) / 2 + var(--gutter));
    position: relative; display: flex; flex-wrap: wrap; align-items: center;
    gap: 6px 20px; min-height: 56px; box-sizing: border-box; padding: 6px var(--side);
    background: var(--fw-flood-lilac, #d8c6df); color: var(--ink); font: 1rem/1.4 var(--fw-text, system-ui); }
  p { margin: 0; }
  p:empty { display: none; }
  .what { flex: 1 1 20rem; min-width: 0; overflow-wrap: anywhere; }
  .what::before { content: ''; display: inline-block; width: 11px; height: 11px; margin-inline-end: 18px; border: 2px solid;
    border-radius: 50%; background: var(--fw-flood-wheat, #e8ae33); vertical-align: -2px; }
  .actions { display: flex; flex-wrap: wrap; gap: 10px; }
  ::slotted(a) { color: inherit !important; font-weight: 600; text-underline-offset: 4px; padding: 10px 0; }
  button { min-height: 44px; padding: 0 18px; border: 2px solid var(--ink); border-radius: 12px; background: none;
    color: inherit; font: 600 1rem/1 var(--fw-text, system-ui); cursor: pointer; }
  button[aria-expanded]::after { content: ''; display: inline-block; width: 6px; height: 6px; margin-inline-start: 10px;
    border: solid; border-width: 0 2px 2px 0; rotate: 45deg; translate: 0 -3px; }
  button[aria-expanded='true']::after { rotate: -135deg; translate: 0 1px; }
  button[aria-expanded='true'] { background: var(--ink); color: var(--fw-flood-lilac, #d8c6df); }
  button:focus-visible, ::slotted(a:focus-visible) { outline: 3px solid #2a57b0; outline-offset: 2px; }
  .more { position: absolute; top: 100%; inset-inline-end: max(var(--gutter), var(--side) - 40px);
    width: min(520px, 100% - 2 * var(--gutter));
    box-sizing: border-box; max-height: calc(100vh - 80px); overflow: auto; padding: 26px; border: 1px solid var(--fw-rule, #dcd4be);
    border-radius: 0 0 18px 18px; background: var(--fw-raised, #fffdf6); color: var(--fw-ink, #17321f); }
  .more[hidden] { display: none; }
  .more button { border-color: currentColor; }
  .more button[aria-pressed='true'] { background: var(--fw-ink, #17321f); color: var(--fw-raised, #fffdf6); }
  h2 { margin: 0 0 12px; font: 600 1.375rem/1.2 var(--fw-display, serif); }
  .over { margin-bottom: 10px; color: var(--fw-ink-2, #43554a); }
  dl { margin: 0 0 16px; }
  dl div { display: flex; align-items: baseline; gap: 8px; padding: 5px 0; }
  dl div::before { content: ''; order: 1; flex: 1; min-width: 16px; border-bottom: 1.5px dotted var(--fw-rule-2, #85836c);
    opacity: .75; translate: 0 -4px; }
  dt { color: var(--fw-ink-2, #43554a); }
  dd { order: 2; margin: 0; font-weight: 600; text-align: end; overflow-wrap: anywhere; }
  .version { font-family: var(--fw-mono, monospace); font-size: .8125rem; }
  .note { margin-bottom: 16px; padding-top: 16px; border-top: 2px dotted var(--fw-rule-2, #85836c); }
  .narrow { display: none; }
  @media (max-width: 47.99em) {
    section { flex-wrap: nowrap; }
    .narrow { display: revert; }
    .wide, .until, .team, .state { display: none; }
    .what { flex-basis: 0; }
    .what::before { content: none; }
    .line { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 4; }
    .more { position: fixed; inset: auto 0 0; width: auto; max-height: 85dvh; border-width: 1px 0 0; border-radius: 18px 18px 0 0;
      box-shadow: 0 -8px 32px rgb(23 50 31 / .24); padding: 20px var(--gutter) 26px; }
    .head { display: flex; align-items: center; justify-content: space-between; gap: 16px; margin-bottom: 12px; }
    .head h2 { margin: 0; }
    .of-page { margin-bottom: 16px; }
    .more ::slotted(a) { align-self: center; }
  }
  @media print { button, slot, .more, .until, .narrow { display: none; } .wide { display: revert; } section { min-height: 0; background: none; } }
`;

/** The script. On a page change inside the site it follows the address. */
export const barScript = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(styles)});
  const make = (tag, text = '', name = '') => {
    const made = document.createElement(tag);
    made.textContent = text;
    if (name) made.className = name;
    return made;
  };
  const host = make('div');
  // Whatever the language of the page is, this is English.
  host.lang = 'en';
  host.dir = 'ltr';
  host.setAttribute('${reviewBarAttribute}', '');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const section = make('section');
  section.setAttribute('aria-label', 'Preview');
  const what = make('p', '', 'what');
  const until = make('p', '', 'until');
  const details = make('button', 'Details');
  details.type = 'button';
  details.setAttribute('aria-expanded', 'false');
  details.setAttribute('aria-controls', 'more');
  // In the document itself, where tools that look for the first link of a page find it behind the one that skips the header.
  const live = make('a', 'See the live page');
  const more = make('div', '', 'more');
  more.id = 'more';
  more.hidden = true;
  const close = make('button', 'Close', 'narrow');
  close.type = 'button';
  const ofPage = make('p', '', 'of-page narrow');
  const slot = make('slot');
  const actions = make('div', '', 'actions');
  // On a phone, the bar is one line, and the rest is in a sheet at the foot of the window.
  const phone = matchMedia('(max-width: 47.99em)');
  const place = () => (phone.matches ? actions.prepend(slot) : more.before(slot));
  const toggle = (open) => {
    more.hidden = !open;
    details.setAttribute('aria-expanded', String(open));
  };
  details.addEventListener('click', () => toggle(more.hidden));
  const leave = () => {
    toggle(false);
    details.focus();
  };
  close.addEventListener('click', leave);
  shadow.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !more.hidden) leave();
  });
  const read = async (address) => {
    const answer = await fetch(address, { cache: 'no-cache' });
    return answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)));
  };
  // The view knows what was live when it was composed. A release of it may have gone live since.
  const asLiveNow = async (view) => {
    const site = await read('${liveAddress}').catch(() => undefined);
    for (const release of site ? view.releases : []) {
      const entries = site.microFrontends[release.app] ?? [];
      release.live = entries.find(({ deployment }) => deployment.default)?.metadata.version ?? null;
    }
    return view;
  };
  const day = (time) => new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' });
  const moment = (time) => new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  const named = ({ app, version }) => app + ' ' + version;
  const listed = (texts) => new Intl.ListFormat('en').format(texts);
  // The page that was open when the time was over is still that of the preview.
  const opened = Date.now();
  let isFirstPage = true;
  const isOver = (view) => view.until !== undefined && Date.parse(view.until) <= Date.now();
  const isRemoved = ({ change }) => change === 'removed';
  const isClosed = (view) => isOver(view) || isRemoved(view);
  // Whether the page itself is the live one already.
  const isLive = (view) => isOver(view) && (Date.parse(view.until) <= opened || !isFirstPage);
  const ownersOf = (view) => {
    const teams = [...new Set(view.releases.map(({ app, team }) => team ?? app))];
    return 'the ' + listed(teams) + (teams.length > 1 ? ' teams' : ' team');
  };
  const said = (sentence, state) => [sentence, sentence, '', state];
  const words = (view) => {
    const isStaying = view.kind === 'environment';
    const it = isStaying ? view.name : 'This preview';
    if (isRemoved(view)) return said(it + ' has been removed.', ' There is nothing more at its address.');
    if (isOver(view))
      return said('This preview has ended.', isLive(view) ? ' You see the live site.' : ' The next page you open is live.');
    if (view.change === 'replaced') return said(it + ' shows something else now.', ' Load the page again to see it.');
    const shown = listed(view.releases.map(named)) || 'what is live';
    return [
      (isStaying ? view.name + ' shows ' : 'Preview of ') + shown,
      // On a phone there is no room for the version of a preview, which ends with the name of it.
      isStaying ? view.name + ': ' + shown : 'Preview ' + view.name.split('--')[0] + ': ' + listed(view.releases.map(({ app }) => app)),
      view.releases.length > 0 ? ', by ' + ownersOf(view) + '.' : '.',
      stateOf(view),
    ];
  };
  // What a release has on a page: the page itself, and those of its fragments that are not the live ones.
  const partsOf = ({ fragments }, { app }) => [
    '[${pageAttribute}="' + app + '"]',
    ...(fragments?.filter((of) => of.startsWith(app + '/')).map((of) => '[${fragmentAttribute}="' + of + '"] > *') ?? [
      '[${fragmentAttribute}^="' + app + '/"] > *',
    ]),
  ];
  const stateOf = (view) => {
    if (view.pages !== null && !view.pages.includes(location.pathname)) return ' This page is as it is live.';
    const isHere = (release) => view.pages === null || document.querySelector(partsOf(view, release).join()) !== null;
    const here = view.releases.filter(isHere);
    if (here.length === 0 || here.some(({ live, version }) => live !== version)) return ' This page is not live.';
    return ' This page shows ' + listed(here.map(named)) + ', which ' + (here.length > 1 ? 'are' : 'is') + ' live.';
  };
  const liveOf = ({ app, live }) => (live === null ? 'no ' + app : app + ' ' + live);
  const rows = (view) => [
    ...view.releases.flatMap((release) => [
      ['Release', named(release), 'version'],
      // Nothing at the address of a view that was removed says so anymore.
      ...(isRemoved(view) ? [] : [['Live now', liveOf(release), 'version']]),
      ...(release.publishedAt ? [['Published', moment(release.publishedAt)]] : []),
      ...(release.commit ? [['Commit', release.commit.replace(/\\+$/, ' and changes that are not committed')]] : []),
    ]),
    ...(view.until ? [[isOver(view) ? 'Ended' : 'Open until', moment(view.until)]] : []),
    ...(isClosed(view) ? [] : [['All other teams', 'as live']]),
  ];
  // Absent in what earlier versions of the release command have written.
  const sendingOf = ({ connect }) => {
    if (!connect) return '';
    return connect.length > 0 ? ' Orders and forms may be sent to ' + listed(connect) + '.' : ' Orders and forms stay in this browser.';
  };
  // What was true of the preview is not said of the page that is there after its end.
  const overOf = (view) => {
    const { length } = view.releases;
    if (length === 0) return '';
    const over = (length > 1 ? 'Releases of ' : 'A release of ') + ownersOf(view) + ', over everything else that ';
    return isClosed(view) ? over + 'was live.' : over + 'is live.' + sendingOf(view);
  };
  // Whether somebody has removed the preview since the page was loaded, or shows another build in it.
  const follow = async (view) => {
    const buildsOf = ({ releases }) => releases.map((release) => named(release) + release.publishedAt).join();
    const now = await read('${viewAddress}').catch(({ message }) => (message === '404' ? null : undefined));
    if (now === null) {
      view.change = 'removed';
      // Whoever removed it did not wait for its time to be over.
      if (!isOver(view)) delete view.until;
    } else if (now) {
      view.change = buildsOf(now) === buildsOf(view) ? undefined : 'replaced';
      view.until = now.until;
    }
    return asLiveNow(view);
  };
  // The title of the window begins with what it shows, whoever sets it, as long as it shows that.
  const nameWindow = (view) => {
    const name = (view.kind === 'environment' ? view.name : 'Preview') + ': ';
    const begin = () => {
      if (!isOver(view) && !document.title.startsWith(name)) document.title = name + document.title;
    };
    begin();
    new MutationObserver(begin).observe(document.head, { childList: true, subtree: true, characterData: true });
  };
  const outliner = (view) => {
    const lines = new CSSStyleSheet();
    const parts = view.releases.flatMap((release) => partsOf(view, release));
    lines.replaceSync(parts.join() + '{outline:3px dashed #7b3f98;outline-offset:-3px}');
    const button = make('button', 'Outline what changed');
    button.type = 'button';
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => {
      const others = document.adoptedStyleSheets.filter((other) => other !== lines);
      const isOn = others.length === document.adoptedStyleSheets.length;
      document.adoptedStyleSheets = isOn ? [...others, lines] : others;
      button.setAttribute('aria-pressed', String(isOn));
    });
    return button;
  };
  const show = (view) => {
    const list = make('dl');
    const title = make('h2');
    const over = make('p', '', 'over');
    const note = make('p', '', 'note');
    const outline = outliner(view);
    let timer;
    const update = () => {
      const [main, line, team, state] = words(view);
      what.replaceChildren(
        make('strong', main, 'wide'),
        make('strong', line, 'line narrow'),
        make('span', team, 'team'),
        make('span', state, 'state'),
      );
      ofPage.textContent = state;
      const isEnd = isClosed(view);
      until.textContent = view.until && !isEnd ? 'Open until ' + day(view.until) : '';
      title.textContent = isEnd ? 'What this preview showed' : 'What this preview shows';
      over.textContent = overOf(view);
      note.hidden = isEnd || !view.note;
      // The live page does not show what the preview changed.
      outline.hidden = view.releases.length === 0 || isLive(view);
      if (outline.hidden && outline.getAttribute('aria-pressed') === 'true') outline.click();
      list.replaceChildren(
        ...rows(view).map(([name, value, kind]) => {
          const row = make('div');
          row.append(make('dt', name), make('dd', value, kind));
          return row;
        }),
      );
      live.href = view.site + location.pathname + location.search;
      clearTimeout(timer);
      // A timer takes at most 24 days.
      const left = view.until ? Date.parse(view.until) - Date.now() : 0;
      if (left > 0 && left < 2 ** 31 - 1000) timer = setTimeout(update, left + 1000);
    };
    const copy = make('button', 'Copy this link');
    copy.type = 'button';
    copy.addEventListener('click', async () => {
      const told = await navigator.clipboard.writeText(location.href).then(() => 'Copied', () => 'Copy it from the address bar');
      copy.textContent = told;
      setTimeout(() => (copy.textContent = 'Copy this link'), 2000);
    });
    const head = make('div', '', 'head');
    head.append(title, close);
    note.append(make('strong', 'Please look at: '), view.note ?? '');
    more.append(head, ofPage, over, list, note);
    actions.append(outline, copy);
    more.append(actions);
    nameWindow(view);
    section.append(what, until, details, more);
    place();
    phone.addEventListener('change', place);
    host.append(live);
    update();
    let address = location.href;
    const outlet = document.querySelector('[${pageAttribute}]')?.parentElement ?? document.body;
    new MutationObserver(() => {
      if (location.href === address) return;
      address = location.href;
      isFirstPage = false;
      update();
      void follow(view).then(update);
    }).observe(outlet, { childList: true });
    // Who comes back to the window after a while may have missed something.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void follow(view).then(update);
    });
  };
  shadow.append(section);
  // The link that skips to the content stays the first one of the page.
  const first = document.querySelector('body a[href]');
  if (first?.getAttribute('href').startsWith('#')) first.after(host);
  else document.body.prepend(host);
  read('${viewAddress}')
    .then(asLiveNow)
    .then(show)
    .catch(() => {
      what.replaceChildren(make('strong', 'This is a preview.'), ' What it shows could not be loaded.');
      section.append(what);
    });
})();
`;
