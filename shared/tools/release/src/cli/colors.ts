import { WriteStream } from 'node:tty';
import { styleText } from 'node:util';

type Output = { isTTY?: boolean };
type Style = 'bold' | 'dim' | 'green' | 'red';

/**
 * Whether an output shows colors: a terminal does, unless `NO_COLOR` is set or it is too simple. `FORCE_COLOR` says that
 * every output does, such as the log of a pipeline; `FORCE_COLOR=0` that none does.
 */
function hasColors(output: Output): boolean {
  return (output.isTTY === true || process.env.FORCE_COLOR !== undefined) && WriteStream.prototype.getColorDepth() > 2;
}

function paint(style: Style, text: string, output: Output): string {
  return hasColors(output) ? styleText(style, text) : text;
}

export const bold = (text: string, output: Output) => paint('bold', text, output);
export const dim = (text: string, output: Output) => paint('dim', text, output);
export const green = (text: string, output: Output) => paint('green', text, output);
export const red = (text: string, output: Output) => paint('red', text, output);
