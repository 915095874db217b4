import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import type { OfferedSlot } from '@furrow/formats/slot.schema';

/** An opening tag. */
type Tag = { name: string; attributes: [name: string, value: string][]; isInSvg: boolean };

/** The elements of HTML, and the first thing that stays open in it or that it closes without having opened it. */
type ReadHtml = { tags: Tag[]; problem: string | undefined };

const withoutEnd = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

const { RAWTEXT, RCDATA, SCRIPT_DATA } = TokenizerMode;
/** What these hold is text for a browser, whatever it looks like. */
const textModes = new Map(
  Object.entries({
    ...{ iframe: RAWTEXT, noembed: RAWTEXT, noframes: RAWTEXT, noscript: RAWTEXT, style: RAWTEXT, xmp: RAWTEXT },
    ...{ textarea: RCDATA, title: RCDATA, script: SCRIPT_DATA },
  }),
);

/** What the standard calls the errors of HTML that does not end with itself, and what a part does then. */
const unended: Record<string, string> = {
  'eof-in-comment': 'leaves a comment open',
  'eof-in-tag': 'leaves a tag open',
  // After a quote that nothing closes, the next tag is taken for attributes.
  'unexpected-character-in-attribute-name': 'leaves a quote open',
  'unexpected-equals-sign-before-attribute-name': 'leaves a quote open',
};

/**
 * Reads HTML tag by tag, as a browser does that has just read the page before it. A parser would close what is open, so
 * this follows the tags themselves.
 */
export function readHtml(html: string): ReadHtml {
  const tags: Tag[] = [];
  const open: string[] = [];
  let problem: string | undefined;
  const isForeign = () => open.includes('svg') || open.includes('math');
  const ignored = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag({ tagName: name, attrs, selfClosing }: Token.TagToken) {
        const isInSvg = isForeign();
        if (problem === undefined)
          tags.push({ name, attributes: attrs.map(({ name: key, value }) => [key, value]), isInSvg });
        if (withoutEnd.has(name) || (isInSvg && selfClosing)) return;
        open.push(name);
        tokenizer.inForeignNode = isForeign();
        tokenizer.state = (!isInSvg && textModes.get(name)) || tokenizer.state;
      },
      onEndTag({ tagName: name }: Token.TagToken) {
        if (open.pop() !== name) problem ??= `closes </${name}>, which it has not opened`;
        tokenizer.inForeignNode = isForeign();
      },
      onEof() {
        const left = open.at(-1);
        if (left !== undefined) problem ??= `leaves <${left}> open`;
      },
      onParseError: ({ code }) => void (problem ??= unended[code]),
      onComment: ignored,
      onDoctype: ignored,
      onCharacter: ignored,
      onNullCharacter: ignored,
      onWhitespaceCharacter: ignored,
    },
  );
  tokenizer.write(html, true);
  return { tags, problem };
}

/** The ids of elements. */
export function idsIn(html: string): string[] {
  return readHtml(html).tags.flatMap(({ attributes }) => attributes.flatMap(([key, id]) => (key === 'id' ? [id] : [])));
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
