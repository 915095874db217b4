import { anyLanguage } from '@furrow/formats/languages';
import { partsTranslated, type VersionStatus } from '../status';
import type { DashboardData } from './dashboard-data';
import { type Html, html } from './html';
import { percent, picture, textAt, type Picture } from './pictures/picture';

export function languageSection({ apps, languages }: DashboardData): Html {
  const live = apps.flatMap(({ live: one }) => (one ? [one.row] : []));
  return html`<section id="languages" aria-labelledby="languages-head">
    <div class="head">
      <h2 id="languages-head">What is in which language?</h2>
      <span class="note">${languages.length + 1} ${languages.length === 0 ? 'language' : 'languages'}</span>
    </div>
    ${languages.length === 0 && html`<p class="note">The site has the language of its sources only.</p>`}
    ${languages.map(
      (language) =>
        html`<h3 class="language">${nameOf(language)}</h3>
          ${picture(languagePicture(live, language))}`,
    )}
  </section>`;
}

const rowHeight = 46;

/** A bar for each app, as long as the part of its pages that is translated. */
export function languagePicture(live: readonly VersionStatus[], language: string): Picture {
  const rows = live.map((row) => ({ row, part: partOf(row, language), said: saidOf(row, language) }));
  return {
    label: `In ${nameOf(language)}: ${rows.map(({ row, said }) => `${row.app} ${said}`).join(', ')}.`,
    height: rows.length * rowHeight + 6,
    drawing: html`${rows.map(({ row, part, said }, index) => {
      const y = index * rowHeight;
      return html`${textAt([0, y + 14], row.app, { kind: 'strong' })} ${textAt([100, y + 14], said, { anchor: 'end' })}
        <rect class="fill-room" x="0" y="${y + 22}" width="100%" height="10" />
        <rect class="fill-live" x="0" y="${y + 22}" width="${percent(part * 100)}" height="10" />`;
    })}`,
    twin: {
      caption: `Translations to ${nameOf(language)} as a table`,
      columns: ['App', 'Version', 'Translated'],
      rows: rows.map(({ row, said }) => [row.app, row.version, said]),
    },
  };
}

/** From `0` to `1`. What has no pages is whole when it has anything. */
function partOf(row: VersionStatus, language: string): number {
  const has = row.translated?.[language];
  if (!has) return 0;
  return row.pages === 0 ? 1 : has.pages / row.pages;
}

function saidOf(row: VersionStatus, language: string): string {
  const parts = partsTranslated(row, language);
  if (parts.length > 0) return parts.join(' and ');
  if (row.translated?.[anyLanguage]) return 'a shell for any language';
  return row.pages > 0 ? `0 of ${row.pages} pages` : 'nothing';
}

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
