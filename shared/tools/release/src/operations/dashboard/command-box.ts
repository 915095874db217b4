import { type Html, html } from './html';

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
