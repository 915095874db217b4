import { languagePattern } from '@furrow/formats/languages';
import { SaxesParser } from 'saxes';
import type { FileUnit } from './apply';
import type { Content, Place } from './texts';
import type { Unit } from './units';

/** What a team gives to translators. */
export type Translations<U> = {
  /** The language of the sources, and that of the translation. */
  from: string;
  to: string;
  /** The messages by the file in which they are. */
  files: ReadonlyMap<string, readonly U[]>;
};

const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';
/** Marks what a message said when the file was made. */
const ownNamespace = 'urn:furrow:messages';

/** Translations as XLIFF 2.0, which programs for translators read and write. */
export function toXliff({ from, to, files }: Translations<Unit>): string {
  const parts = [...files].map(([file, units], index) => {
    const rows = units.map((unit, at) => unitXml(unit, `u${at + 1}`));
    return `  <file id="f${index + 1}" original="${attribute(file)}">\n${rows.join('')}  </file>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${xliffNamespace}" xmlns:furrow="${ownNamespace}" version="2.0" srcLang="${from}" trgLang="${to}" xml:space="preserve">
${parts.join('')}</xliff>
`;
}

function unitXml({ name, base, notes, segments, places }: Unit, id: string): string {
  const told = notes.map((note) => `        <note>${escaped(note)}</note>\n`).join('');
  const rows = segments.map(({ source, target }, index) => {
    const state = target ? 'translated' : 'initial';
    const translation = target ? `        <target>${inline(target, places)}</target>\n` : '';
    return `      <segment id="s${index + 1}" state="${state}">
        <source>${inline(source, places)}</source>
${translation}      </segment>
`;
  });
  const notesXml = told && `      <notes>\n${told}      </notes>\n`;
  return `    <unit id="${id}" name="${attribute(name)}" furrow:base="${base}">\n${notesXml}${rows.join('')}    </unit>\n`;
}

function inline(content: Content, places: ReadonlyMap<string, Place>): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return escaped(part);
      const code = places.get(part.id)?.code ?? '';
      if (!part.inner) return `<ph id="${part.id}" disp="${attribute(code)}"/>`;
      const end = `</${/^<([\w.]+)/.exec(code)?.[1] ?? ''}>`;
      return `<pc id="${part.id}" dispStart="${attribute(code)}" dispEnd="${attribute(end)}">${inline(part.inner, places)}</pc>`;
    })
    .join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
const attribute = (text: string) => text.replace(/[&<>"\n]/g, (sign) => entities[sign] ?? sign);

/** An element that was read: its attributes, and the text and elements in it. */
type XmlElement = { name: string; attributes: Record<string, string>; children: (string | XmlElement)[] };

/**
 * Reads translations.
 *
 * @throws Error that says, with line and column where it can, what is wrong with the file
 */
export function fromXliff(xml: string): Translations<FileUnit> {
  const root = read(xml);
  const { version = '', srcLang, trgLang } = root.attributes;
  if (root.name !== 'xliff' || !/^2\./.test(version)) throw new Error('it is not XLIFF 2.');
  if (!srcLang || !trgLang) throw new Error('it does not say its languages, srcLang and trgLang.');
  // The language becomes a part of the names of files.
  if (!languagePattern.test(trgLang)) throw new Error(`its trgLang is ${trgLang}, which is no language such as es.`);
  const files = new Map<string, FileUnit[]>();
  for (const file of childrenOf(root, 'file')) {
    const { original } = file.attributes;
    if (!original) throw new Error('a file in it does not say its name, original.');
    files.set(original, [...(files.get(original) ?? []), ...unitsIn(file)]);
  }
  return { from: srcLang, to: trgLang, files };
}

/** Programs for translators may put units into groups. */
function unitsIn(element: XmlElement): FileUnit[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.name === 'group') return unitsIn(child);
    return child.name === 'unit' ? [unitIn(child)] : [];
  });
}

function unitIn(element: XmlElement): FileUnit {
  const { name, id, 'furrow:base': base } = element.attributes;
  if (!name || !base) throw new Error(`unit ${id ?? name ?? ''} has lost its name or its furrow:base.`);
  const segments = childrenOf(element, 'segment').map((segment) => {
    const [source] = childrenOf(segment, 'source');
    const [target] = childrenOf(segment, 'target');
    if (!source) throw new Error(`a text of ${name} has lost its source.`);
    return { source: contentIn(source), ...(target && { target: contentIn(target) }) };
  });
  return { name, base, segments };
}

const childrenOf = ({ children }: XmlElement, name: string) =>
  children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name);

function contentIn({ children }: XmlElement): Content {
  return children.flatMap((child): Content => {
    if (typeof child === 'string') return [child];
    const { id } = child.attributes;
    if (child.name === 'mrk') return contentIn(child);
    if (child.name === 'ph' && id) return [{ id }];
    if (child.name === 'pc' && id) return [{ id, inner: contentIn(child) }];
    throw new Error(`a text has <${child.name}> in it, which is not known.`);
  });
}

function read(xml: string): XmlElement {
  const parser = new SaxesParser();
  const top: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [top];
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes: attributes as Record<string, string>, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => void addText(open.at(-1), text));
  parser.on('cdata', (text) => void addText(open.at(-1), text));
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw new Error(`it is not well-formed XML: ${error.message.replace(/\.$/, '')}.`);
  });
  parser.write(xml).close();
  const [root] = top.children.filter((child) => typeof child !== 'string');
  if (!root) throw new Error('it is empty.');
  return root;
}

function addText(element: XmlElement | undefined, text: string): void {
  const last = element?.children.at(-1);
  if (element && typeof last === 'string') element.children[element.children.length - 1] = last + text;
  else element?.children.push(text);
}
