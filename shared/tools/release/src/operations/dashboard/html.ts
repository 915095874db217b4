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

/** What a command does, and the command with a button that copies it. */
export function commandBox({ does, command }: { does: string; command: string }): Html {
  return html`<p>${does}</p>
    <div class="command">
      <code>${command}</code><button type="button" aria-label="Copy: ${does}" hidden>Copy</button>
    </div>`;
}

/** A text as one word of a shell. */
export function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The name of an app behind its mark, as markup. */
export type Named = (app: string) => Html;

/** The words for zero to ten. */
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** A number up to ten as a word. */
export const inWords = (count: number) => numbers[count] ?? String(count);
/** A text with its first letter in upper case. */
export const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A number with a comma before each three digits. */
export const inThousands = (count: number) => new Intl.NumberFormat('en-US').format(count);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Mar 14, 2025, 16:42`, in UTC. */
export function timeOf(iso: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(iso) ?? [];
  return time === undefined ? iso : `${months[Number(month) - 1]} ${Number(day)}, ${year}, ${time}`;
}
