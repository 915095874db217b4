import type { OfferedSlot } from '@furrow/formats/slot.schema';

/** An opening tag. */
type Tag = { name: string; attributes: [name: string, value: string][]; isInSvg: boolean };

/** The elements of HTML, and the first thing that stays open in it or that it closes without having opened it. */
type ReadHtml = { tags: Tag[]; problem: string | undefined };

const tag =
  /<(\/?)([a-z][^\s/>]*)((?:[\s/]*[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?)*)[\s/]*(>?)/iy;
const attribute = /([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/g;
const comment = /<!--(?:>|->|[^]*?--!?>)/y;

const withoutEnd = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** What these hold is text for a browser, whatever it looks like. */
const withText = new Set('iframe noembed noframes noscript script style textarea title xmp'.split(' '));

/** Reads HTML tag by tag, as a browser does that has just read the page before it. */
export function readHtml(html: string): ReadHtml {
  const tags: Tag[] = [];
  const open: string[] = [];
  const isForeign = () => open.includes('svg') || open.includes('math');
  const failed = (problem: string): ReadHtml => ({ tags, problem });
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      comment.lastIndex = at;
      if (!comment.test(html)) return failed('leaves a comment open');
      at = comment.lastIndex;
      continue;
    }
    tag.lastIndex = at;
    const [, slash, written = '', rest = '', end] = tag.exec(html) ?? [];
    if (slash === undefined) {
      at += 1;
      continue;
    }
    at = tag.lastIndex;
    const name = written.toLowerCase();
    const attributes = [...rest.matchAll(attribute)].map(([, key = '', ...values]): [string, string] => [
      key.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]);
    // After a quote that nothing closes, the sign before it is taken for a name.
    if (end === '' || attributes.some(([key]) => key.startsWith('='))) return failed(`leaves <${name}> open`);
    if (slash !== '') {
      if (open.pop() !== name) return failed(`closes </${name}>, which it has not opened`);
      continue;
    }
    tags.push({ name, attributes, isInSvg: isForeign() });
    if (!withoutEnd.has(name) && !(isForeign() && html[at - 2] === '/')) {
      const isText = withText.has(name) && !isForeign();
      open.push(name);
      if (isText) {
        const closing = html.slice(at).search(new RegExp(`</${name}[\\s/>]`, 'i'));
        if (closing === -1) return failed(`leaves <${name}> open`);
        at += closing;
      }
    }
  }
  const [left] = open.slice(-1);
  return { tags, problem: left === undefined ? undefined : `leaves <${left}> open` };
}

/** The level of the first heading in HTML; undefined when there is none. */
export function firstHeading(html: string): number | undefined {
  const level = /<h([1-6])\b/.exec(html)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Whether a part begins with a heading of another level than those of its slot. */
export function isOtherLevel(level: number | undefined, { heading }: OfferedSlot): boolean {
  return level !== undefined && heading !== undefined && level !== heading;
}
