import { type Reason, reason } from '../../domain/refused';

/** The at-rules whose content consists of rules. */
const groups = /^@(?:media|supports|layer|container|scope|starting-style)\b/;

/** The at-rules that give a name to something on the whole page. */
const naming = /^@(?:property|font-face|counter-style|font-palette-values|font-feature-values|position-try)\b/;

/** The at-rules that change nothing but what names them. */
const harmless = /^@(?:charset|(?:-\w+-)?keyframes)\b/;

/** The selectors in a style sheet without a class of its own, and the sheets that it imports. */
export function reachingSelectors(css: string): string[] {
  return rulesIn(withoutText(css)).flatMap(({ prelude, within }) => {
    if (prelude.startsWith('@')) return prelude.startsWith('@import') ? [prelude] : [];
    return selectorsOf(prelude).filter((selector) => !hasOwnClass(placed(selector, within)));
  });
}

/** The at-rules in a style sheet that hold for the whole page: they have no name, or not one of the app. */
export function sharedAtRules(css: string, app: string): string[] {
  const text = withoutComments(css);
  return rulesIn(text).flatMap(({ prelude, block }) => {
    const [rule = ''] = /^@[\w-]+/.exec(prelude) ?? [];
    if (rule === '' || rule === '@import') return [];
    const family = /font-family\s*:\s*["']?([^;"'}]*)/.exec(block)?.[1]?.trim() ?? '';
    const name = rule === '@font-face' ? family : prelude.slice(rule.length).trim();
    const named = `${rule} ${name}`.trim();
    if (naming.test(prelude)) return name.replace(/^(?:--|["'])/, '').startsWith(`${app}-`) ? [] : [named];
    if (rule === '@layer' || harmless.test(prelude)) return /(?:^|,)\s*fw-/.test(name) ? [named] : [];
    return groups.test(prelude) ? [] : [named];
  });
}

type Rule = {
  prelude: string;
  /** What stands between its braces; empty for a statement. */
  block: string;
  /** The selectors around it, of which each place of `&` is one. */
  within: string | undefined;
};

/** The rules and the at-rules of a style sheet without comments, those in others too. */
function rulesIn(text: string, within?: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character !== '{' && character !== ';' && character !== '}') continue;
    const prelude = text.slice(start, at).trim();
    if (character === '{') {
      const end = endOfBlock(text, at);
      const block = text.slice(at + 1, end);
      rules.push({ prelude, block, within });
      if (groups.test(prelude)) rules.push(...rulesIn(block, within));
      else if (!prelude.startsWith('@')) rules.push(...rulesIn(block, placed(prelude, within)));
      at = end;
    } else if (prelude.startsWith('@')) rules.push({ prelude, block: '', within });
    start = at + 1;
  }
  return rules;
}

/** A selector of a rule in another rule, as it stands alone. */
function placed(selector: string, within: string | undefined): string {
  if (within === undefined) return selector;
  return selector.includes('&') ? selector.replaceAll('&', `:is(${within})`) : `:is(${within}) ${selector}`;
}

/** Comments begin in no quotes, and addresses may look like them. */
const texts = /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n\r\f]|\\[^])*"|'(?:[^'\\\n\r\f]|\\[^])*'|\burl\([^"')]*\)/g;

const withoutComments = (css: string) => css.replaceAll(texts, (text) => (text.startsWith('/*') ? ' ' : text));

/** A style sheet without comments, and with nothing in its quotes that looks like a rule. */
function withoutText(css: string): string {
  return css.replaceAll(texts, (text) => {
    if (text.startsWith('/*')) return ' ';
    return text.startsWith('url(') ? text : `"${'_'.repeat(text.length - 2)}"`;
  });
}

/** The place of the brace that closes the block which begins at `open`. */
function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The selectors of a list, which commas in brackets do not divide. */
function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= list.length; at += 1) {
    const character = list[at] ?? ',';
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character !== ',' || (depth > 0 && at < list.length)) continue;
    selectors.push(list.slice(start, at).trim());
    start = at + 1;
  }
  return selectors;
}

const classes = /\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g;
const opening = /:([\w-]+)\(/g;

/** Whether a selector needs a class that is not one of the site's, which begin with `fw-`. */
function hasOwnClass(selector: string): boolean {
  let outside = '';
  let at = 0;
  for (const {
    0: { length },
    1: name = '',
    index,
  } of selector.matchAll(opening)) {
    if (index < at) continue;
    outside += selector.slice(at, index);
    const start = index + length;
    at = start;
    for (let depth = 1; depth > 0 && at < selector.length; at += 1) {
      if (selector[at] === '(') depth += 1;
      if (selector[at] === ')') depth -= 1;
    }
    // Of what `:not` and `:has` name, nothing is in the element.
    if ((name === 'is' || name === 'where') && selectorsOf(selector.slice(start, at - 1)).every(hasOwnClass))
      return true;
  }
  outside += selector.slice(at);
  return [...outside.matchAll(classes)].some(([, name = '']) => !/^[\d]|^fw-/.test(unescaped(name)));
}

/** A name as CSS means it: `fw\-wrap` is `fw-wrap`. */
function unescaped(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_text, code?: string, character?: string) =>
    code === undefined ? (character ?? '') : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
  );
}

/** What `view-transition-name` says without naming a part. */
const noNames = ['none', 'auto', 'match-element', 'inherit', 'initial', 'unset', 'revert', 'revert-layer', 'var'];

/** The names in styles that do not begin with the app, in sentences that begin with whose styles these are. */
export function foreignNames(what: string, css: string, app: string): Reason[] {
  const names = [...css.matchAll(/\bview-transition-name\s*:\s*([\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set(names)]
    .filter((name) => !noNames.includes(name) && !name.startsWith(`${app}-`))
    .map((name) =>
      reason(
        'FUR-BUILD-TRANSITION-NAME',
        `${what} names a part of a page transition "${name}". Two parts of one name cancel the transition for everybody: begin the name with "${app}-".`,
      ),
    );
}
