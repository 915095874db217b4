import type { RefusalCode } from './refusals/refusals';

/** One reason why something is refused: its code in the table of refusals, and a sentence that says what to do. */
export type Reason = { code: RefusalCode; text: string };

export function reason(code: RefusalCode, text: string): Reason {
  return { code, text };
}

/** What the reasons say. */
export function textsOf(reasons: readonly Reason[]): string[] {
  return reasons.map(({ text }) => text);
}

/** An error for a request that was understood and is refused. The message says what is wrong and what to do. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reasons: readonly Reason[];

  /**
   * @param why the code of the only reason, or several reasons
   * @param text what is said of the only reason; what is said above several ones
   */
  constructor(
    why: RefusalCode | readonly Reason[],
    private readonly text: string,
  ) {
    const isOne = typeof why === 'string';
    super(isOne ? text : listed(text, why, (one) => one.text));
    this.reasons = isOne ? [{ code: why, text }] : why;
  }

  /** The same with a further sentence at its end. */
  adding(sentence: string): Refused {
    const reasons = this.reasons.map(({ code, text }) => reason(code, `${text} ${sentence}`));
    const [first] = reasons;
    return reasons.length === 1 && first ? new Refused(first.code, first.text) : new Refused(reasons, this.text);
  }

  /** The message with the code of each reason in brackets. */
  withCodes(): string {
    const [first, ...others] = this.reasons;
    const isOne = others.length === 0 && first?.text === this.message;
    return isOne ? withCode(first) : listed(this.text, this.reasons, withCode);
  }
}

/**
 * Reads something that people write by hand.
 *
 * @throws Refused with this code instead of an error that says what is wrong with it
 */
export function refusedAs<Value>(code: RefusalCode, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(code, (error as Error).message.replace(/\.?$/, '.'));
  }
}

function listed(title: string, reasons: readonly Reason[], tell: (reason: Reason) => string): string {
  return `${title}\n${reasons.map((each) => `  - ${tell(each)}`).join('\n')}`;
}

/** The text of a reason with its code. A text of several lines has it in a line of its own. */
export function withCode({ code, text }: Reason): string {
  return `${text}${text.includes('\n') ? '\n' : ' '}[${code}]`;
}
