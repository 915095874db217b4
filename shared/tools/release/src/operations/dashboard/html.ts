/** A piece of markup in which everything else is escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | undefined | readonly Value[];

/**
 * Makes markup: `` html`<b>${name}</b>` ``. Values in braces are escaped unless they are markup; lists are joined, and
 * `false` and `undefined` write nothing.
 */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, index) => part + textOf(values[index])).join(''));
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
  return value.map(textOf).join('');
}
