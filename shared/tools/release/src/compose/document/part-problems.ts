import { fragmentIdMark } from '@furrow/contract/fragment-element';
import { type Reason, reason } from '../../domain/refused';
import { readHtml } from './part-html';
import { foreignNames, reachingSelectors, sharedAtRules } from './part-styles';

/** What a part brings to the pages of others. */
type PartFiles = {
  /** The HTML of its variants. */
  variants: readonly string[];
  /** Its style sheets. */
  sheets: readonly string[];
};

/**
 * What a part could do to the pages of others, which have not asked for it: bring ids that may stand there already, HTML
 * that does not end with the part, and style sheets that reach what is not its own.
 *
 * @param app the remote that it is of
 * @param name that of the fragment
 */
export function partProblems(app: string, name: string, { variants, sheets }: PartFiles): Reason[] {
  const what = `its fragment ${name}`;
  const inline = variants.flatMap((html) =>
    [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/gi)].map(([, css = '']) => css),
  );
  const styles = [...sheets, ...inline];
  return withoutRepeats([
    ...variants.flatMap((html) => htmlProblems(what, app, html)),
    ...styles
      .flatMap(reachingSelectors)
      .map((selector) =>
        reason(
          'FUR-BUILD-PART-STYLE',
          `${what} has styles for "${selector}", which reach the page around it. Begin each selector with a class of its own, as CSS modules do.`,
        ),
      ),
    ...inline.flatMap((css) => foreignNames(what, css, app)),
    ...styles
      .flatMap((css) => sharedAtRules(css, app))
      .map((rule) =>
        reason(
          'FUR-BUILD-PART-STYLE',
          `${what} has "${rule}" in its styles, which holds for the whole page. Begin the name with "${app}-", or take it out.`,
        ),
      ),
  ]);
}

function withoutRepeats(reasons: readonly Reason[]): Reason[] {
  return [...new Map(reasons.map((one) => [one.text, one])).values()];
}

/** In characters. The budgets of slots are bytes after compression, which makes little of what repeats itself. */
const mostHtml = 100_000;

/** The elements that speak for the whole page. */
const ofThePage = new Set(
  'applet base body embed frame frameset head html main meta object plaintext script title xmp'.split(' '),
);

/** The attributes that name elements by their ids. */
const naming = new Set([
  ...['for', 'form', 'list', 'headers', 'popovertarget', 'commandfor'],
  ...['labelledby', 'describedby', 'controls', 'owns', 'details', 'flowto', 'activedescendant', 'errormessage'].map(
    (name) => `aria-${name}`,
  ),
]);

/** What the HTML of one variant does to the page around it. */
function htmlProblems(what: string, app: string, html: string): Reason[] {
  if (html.length > mostHtml)
    return [
      reason(
        'FUR-BUILD-PART-HTML',
        `${what} has ${Math.round(html.length / 1000)} kB of HTML, and a part may have ${mostHtml / 1000} kB, however well it compresses. Show less, and lead to a page.`,
      ),
    ];
  const { tags, problem } = readHtml(html);
  if (problem !== undefined)
    return [
      reason(
        'FUR-BUILD-PART-HTML',
        `${what} ${problem}. What follows it on a page would stand elsewhere. Close each element that it opens, and no other.`,
      ),
    ];
  const isOwn = (id: string) => id.includes(fragmentIdMark) || id.startsWith(`${app}-`);
  const problems: Reason[] = [];
  const ofPage = (found: string) =>
    reason('FUR-BUILD-PART-HTML', `${what} has ${found}, which speaks for the whole page. Take it out.`);
  const ofId = (found: string) =>
    reason(
      'FUR-BUILD-PART-ID',
      `${what} ${found}, which a page that it stands in may have, too. Take the id from useId, or begin it with "${app}-".`,
    );
  for (const { name: tag, attributes, isInSvg } of tags) {
    // React lets browsers ask for pictures early.
    const isPreload = tag === 'link' && attributes.some(([key, value]) => key === 'rel' && value === 'preload');
    if ((tag === 'link' && !isPreload) || (ofThePage.has(tag) && !(tag === 'title' && isInSvg)))
      problems.push(ofPage(`<${tag}>`));
    for (const [key, value] of attributes) {
      if (key === 'autofocus' || key.startsWith('on')) problems.push(ofPage(`the attribute ${key} at <${tag}>`));
      if (key === 'tabindex' && Number(value) > 0)
        problems.push(ofPage(`the attribute tabindex="${value}" at <${tag}>`));
      if (key === 'id' && !isOwn(value)) problems.push(ofId(`has the id "${value}"`));
      if (naming.has(key))
        for (const id of value.split(/\s+/))
          if (id !== '' && !isOwn(id)) problems.push(ofId(`names the id "${id}" in the attribute ${key}`));
      if (key === 'style') problems.push(...foreignNames(what, value, app));
    }
  }
  return problems;
}
