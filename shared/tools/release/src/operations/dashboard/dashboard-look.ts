import { entriesOf, liveEntry, hostName } from '@furrow/discovery/discovery';
import { contentTypeOf } from '../../domain/delivery';
import { viewOf } from '../../domain/ledger';
import { folderOf } from '../../domain/versions';
import { readLedger } from '../../store/ledger-file';
import { type OriginStorage, textOf } from '../../store/storage';
import { pictureStyles } from './pictures/picture';

/**
 * The style sheet of a site with its fonts embedded, and its icon as a `data:` address; both are empty when the host
 * has none.
 */
type SiteLook = { styles: string; icon: string };

/**
 * Reads the styles and the icon of the live host, so that the page for operators looks like the site. The page loads
 * nothing later.
 */
export async function siteLook(storage: OriginStorage): Promise<SiteLook> {
  const host = liveEntry(entriesOf(viewOf(await readLedger(storage)), hostName));
  if (!host) return { styles: '', icon: '' };
  const embedded = async (path: string) => {
    const file = await storage.read(path);
    return file ? `data:${contentTypeOf(path)};base64,${Buffer.from(file.bytes).toString('base64')}` : '';
  };
  const sheet = host.extras.siteStyles?.slice(1);
  const file = sheet === undefined ? undefined : await storage.read(sheet);
  let styles = file ? textOf(file.bytes) : '';
  for (const [whole, , address = ''] of styles.matchAll(/url\((["']?)([^"')]+)\1\)/g)) {
    const { pathname } = new URL(address, `http://site/${sheet}`);
    const isFont = pathname.endsWith('.woff2');
    const held = isFont ? await embedded(pathname.slice(1)) : 'data:,';
    styles = styles.replace(whole, () => `url("${held}")`);
  }
  return {
    // The text is part of a `style` element, which `</` would end.
    styles: styles.replaceAll(/<\/(?=style)/gi, '<\\/'),
    icon: await embedded(`${folderOf(host)}/public/favicon.svg`),
  };
}

/** The script of the page for operators. Each button copies the command beside it. */
export const dashboardScript = `
for (const button of document.querySelectorAll('.command button')) {
  const code = button.previousElementSibling;
  const told = document.getElementById('told');
  let timer;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch {
      getSelection().selectAllChildren(code);
      document.execCommand('copy');
    }
    clearTimeout(timer);
    button.textContent = 'Copied';
    told.textContent = 'Copied: ' + code.textContent;
    timer = setTimeout(() => {
      button.textContent = 'Copy';
      told.textContent = '';
    }, 2000);
  });
}
`;

/**
 * The styles of the page for operators. Colors and type come from the tokens of the site, which the page includes
 * before them.
 */
export const dashboardStyles = `${pictureStyles}
:root { --op-gap: 40px; }
body { font-size: 0.9375rem; }
.wrap { max-width: 1440px; margin: 0 auto; padding: 0 var(--op-gap) 64px; }
.top { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 32px; padding: 20px 0; border-bottom: 1px solid var(--fw-rule); }
.top nav { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 0 auto; }
.top nav a { padding: 4px 0; color: var(--fw-ink-2); text-decoration: none; }
.top nav a:hover { color: var(--fw-ink); text-decoration: underline; }
.brand { display: flex; align-items: center; gap: 12px; font: 600 1.25rem var(--fw-display); }
.note { color: var(--fw-ink-2); }
.lead { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px 48px; padding: 32px 0 48px; }
.lead h1 { font-size: 2.125rem; line-height: 1.1; }
.lead p { margin-top: 12px; max-width: 62ch; }
.columns { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 3fr); gap: 48px; margin-top: 48px; align-items: start; }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 4px 24px; border-top: 1.5px solid var(--fw-ink); padding: 14px 0; }
.head h2 { font-size: 1.375rem; line-height: 1.2; letter-spacing: -.008em; }
.mono { font: 400 0.8125rem/1.4 var(--fw-mono); overflow-wrap: anywhere; }
.app { display: flex; align-items: center; gap: 10px; font-weight: 600; }
.mark { flex: none; width: 14px; height: 14px; border-radius: 3px; background: currentColor; }
.mark-0 { color: var(--fw-ink); } .mark-1 { color: var(--fw-c1); } .mark-2 { color: var(--fw-c2); } .mark-3 { color: var(--fw-c3); }
.mark-4 { color: var(--fw-c4); } .mark-5 { color: var(--fw-c5); }
table { width: 100%; border-collapse: collapse; text-align: left; }
th { font-weight: 600; font-size: 0.8125rem; }
th, td { padding: 12px 16px 12px 0; vertical-align: middle; }
thead th { border-bottom: 1.5px solid var(--fw-ink); }
tbody td, tbody th { border-bottom: 1px solid var(--fw-rule); }
tbody th { font-size: inherit; }
.share { display: flex; justify-content: space-between; gap: 12px; }
.bar { display: block; width: 100%; height: 10px; margin-top: 6px; color: var(--fw-rule); }
.bar .part { color: var(--fw-primary); }
.figure { display: flex; align-items: center; gap: 14px; font-variant-numeric: tabular-nums; }
.figure svg { flex: none; color: var(--fw-rule-2); }
.figure b { display: block; white-space: nowrap; }
.trend { fill: none; stroke-width: 1.8; stroke-linejoin: round; }
.trend-live { stroke: var(--fw-primary); }
.trend-canary { stroke: var(--fw-chain); stroke-dasharray: 3 2; }
.dot-live { fill: var(--fw-primary); }
.dot-canary { fill: var(--fw-wheat); stroke: var(--fw-ink); }
.of-canary { color: var(--fw-chain); white-space: nowrap; }
.is-worse { color: var(--fw-tomato); font-weight: 600; white-space: nowrap; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 20px; color: var(--fw-ink-2); }
.legend svg { display: inline-block; vertical-align: middle; }
.tag { display: inline-block; padding: 3px 10px; border-radius: var(--fw-r-pill); font-size: 0.8125rem; font-weight: 600; white-space: nowrap; background: var(--fw-grey-tint); color: var(--fw-grey); }
.tag-worse, .tag-withdrawn { background: var(--fw-tomato-tint); color: var(--fw-tomato); }
.tag-better, .tag-live { background: var(--fw-green-tint); color: var(--fw-green); }
.tag-canary { background: var(--fw-chain-tint); color: var(--fw-chain); }
.event .app + .mono { display: block; }
.event { display: grid; grid-template-columns: 7.5em minmax(0, 11em) minmax(0, 1fr) auto; gap: 4px 16px; align-items: baseline; padding: 14px 0; border-bottom: 1px solid var(--fw-rule); }
.list { list-style: none; margin: 0; padding: 0; }
.failure { padding: 14px 0; border-bottom: 1px solid var(--fw-rule); overflow-wrap: anywhere; }
.failure p { margin-top: 6px; }
.between { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; }
.source { margin: 10px 0 0; padding: 12px 0; overflow-x: auto; border-radius: var(--fw-r-sm); background: var(--fw-flood-night); color: var(--fw-flood-cream); font: 400 0.8125rem/1.6 var(--fw-mono); }
.source span { display: block; min-width: max-content; padding: 0 16px; white-space: pre; }
.source .place { background: var(--op-place); }
.list + p { margin-top: 20px; }
main > section, .columns > div > section + section { margin-top: 48px; }
.canary { padding: 20px 0 24px; border-bottom: 1px solid var(--fw-rule); }
.canary:first-of-type { padding-top: 4px; }
.canary h3 { display: flex; align-items: baseline; gap: 12px; font: 600 1.0625rem var(--fw-text); letter-spacing: 0; }
.canary > .note { margin: 6px 0 18px; max-width: 90ch; }
.halves { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 28px 48px; align-items: start; }
.vitals { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 12px 32px; margin-top: 12px; }
.language { margin-bottom: 12px; font: 600 1.0625rem var(--fw-text); letter-spacing: 0; }
.picture + .language { margin-top: 28px; }
.budget-note { margin-bottom: 12px; }
.fill-over { fill: var(--fw-tomato); }
.of-past { fill: var(--fw-paper); stroke: var(--fw-primary); stroke-width: 1.5; }
.tie { stroke: currentColor; stroke-width: 1.25; opacity: .75; }
.tie-end { fill: currentColor; }
.command { display: flex; align-items: center; gap: 12px; margin: 8px 0 20px; padding: 8px 8px 8px 16px; border-radius: var(--fw-r-sm); background: var(--fw-flood-night); color: var(--fw-flood-cream); }
.command code { flex: 1; min-width: 0; overflow-wrap: anywhere; font-size: 0.8125rem; }
.command button { flex: none; min-height: 36px; min-width: 84px; padding: 0 14px; border: 1px solid currentColor; border-radius: var(--fw-r-sm); background: none; color: inherit; font-weight: 600; cursor: pointer; }
.command :focus-visible { outline-color: var(--fw-flood-cream); }
.scrolls { overflow-x: auto; }
.matrix { min-width: 36em; }
.matrix td, .matrix thead th { text-align: center; padding: 12px 8px; }
.matrix thead .app { justify-content: center; }
.matrix thead th:first-child { text-align: left; }
.matrix td { border-left: 1px solid var(--fw-rule); }
.matrix td span { display: block; }
.own { background: repeating-linear-gradient(135deg, var(--fw-rule) 0 1px, transparent 1px 7px); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:root { --op-place: #6b2a20; }
@media (width < 68em) {
  .columns, .lead, .halves { grid-template-columns: minmax(0, 1fr); gap: 32px; }
  .apps thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .apps, .apps tbody { display: block; }
  .apps tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(13em, 1fr)); gap: 12px 24px; padding: 16px 0; border-bottom: 1px solid var(--fw-rule); }
  .apps td, .apps th { display: block; padding: 0; border: 0; }
  .apps th { grid-column: 1 / -1; }
  .apps td::before { content: attr(data-of); display: block; font-size: 0.8125rem; color: var(--fw-ink-2); }
}
@media (width < 40em) {
  :root { --op-gap: 20px; }
  .top nav { margin: 0; }
  .lead h1 { font-size: 1.75rem; }
  .apps tr { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .apps td { overflow-wrap: anywhere; }
  .figure { flex-wrap: wrap; gap: 4px 12px; }
  .vitals { grid-template-columns: minmax(0, 1fr); }
  .event { grid-template-columns: minmax(0, 1fr) auto; }
  .event .app, .event .mono { justify-content: end; text-align: right; }
  .event > .what { grid-row: 2; }
  .event > .tag { align-self: start; justify-self: end; }
}
@media print { .command button, .top nav { display: none; } }
`;
