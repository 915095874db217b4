import { createHash } from 'node:crypto';
import type { OriginStorage } from '../../store/storage';
import { siteIn } from '../environment';
import { dashboardData, type DashboardOptions } from './dashboard-data';
import { dashboardScript, dashboardStyles, siteLook } from './dashboard-look';
import { dashboardBody, headOf } from './dashboard-markup';
import { Html, html } from './html';

/**
 * Writes the page for operators as a single HTML document that loads nothing else. The styles and fonts of the site are
 * part of it. Its policy allows only one script, which copies commands.
 *
 * @param storage the site, also where the page is about an environment of it
 * @throws Refused when the journal is damaged, or when there is no such environment
 */
export async function dashboardPage(storage: OriginStorage, options: DashboardOptions): Promise<string> {
  const { environment, now } = options;
  const seen = environment ? await siteIn(storage, environment.name) : storage;
  const [data, look] = await Promise.all([dashboardData(seen, now, storage), siteLook(seen)]);
  const styles = look.styles + dashboardStyles;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(styles)}`,
    `script-src ${hashOf(dashboardScript)}`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const style = new Html(`<style>${styles}</style>`);
  const script = new Html(`<script type="module">${dashboardScript}</script>`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${headOf(data, options)} Furrow operations</title>
        ${look.icon !== '' && html`<link rel="icon" href="${look.icon}" />`} ${style}
      </head>
      <body>
        ${dashboardBody(data, { ...options, icon: look.icon })} ${script}
      </body>
    </html>`.text;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
