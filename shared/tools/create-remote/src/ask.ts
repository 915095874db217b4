import { isCancel, text } from '@clack/prompts';

/** What somebody is asked for. */
export type Question = {
  message: string;
  /** An answer, as an example. */
  example: string;
  /** Why an answer cannot be used; undefined when it can. */
  problem: (answer: string) => string | undefined;
};

/** Somebody pressed Ctrl+C instead of giving an answer. */
export class Cancelled extends Error {}

/** Whether there is somebody who can be asked: not in a pipeline, and not behind a pipe. */
export function canAsk(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY && !process.env.CI;
}

/**
 * Asks until the answer can be used.
 *
 * @throws Cancelled when somebody presses Ctrl+C
 */
export async function ask({ message, example, problem }: Question): Promise<string> {
  const answer = await text({ message, placeholder: example, validate: (typed = '') => problem(typed) });
  if (isCancel(answer)) throw new Cancelled();
  return answer;
}

/** The same command with all that was answered, for whoever makes the next one, or a script. */
export function withoutQuestions(command: string, name: string, options: Readonly<Record<string, string>>): string {
  const given = Object.entries(options).map(([option, value]) => ` --${option} ${value}`);
  return `The same without questions: npm create ${command} ${name} --${given.join('')}`;
}
