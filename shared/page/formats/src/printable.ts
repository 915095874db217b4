/**
 * Control characters, and characters that change the direction or the lines of a text. Terminals act on them: they move
 * the cursor, set the clipboard, or hide what stands there.
 */
const acting = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Makes a text of a visitor or a team fit for one line of a terminal or a log: each character that would act is written
 * as JSON writes it, such as `\u001b`.
 */
export function printable(text: string): string {
  return text.replace(acting, (character) =>
    character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Makes a text of several lines fit for a terminal. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}
