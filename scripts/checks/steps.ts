import { countOf } from '@furrow/release/domain/count-of';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What one step of a check found: how many tests it counted, and its output. */
export type Result = { passed: number; failed: number; details: string };

/** A named part of a check. */
export type Step = { name: string; work: () => Promise<Result> };

const failures: string[] = [];
const secondAttempts: string[] = [];
const total = { passed: 0, failed: 0 };

/** The result of a command that is a single test. */
export function asResult({ code, output }: { code: number; output: string }): Result {
  return code === 0 ? { passed: 1, failed: 0, details: '' } : { passed: 0, failed: 1, details: output };
}

/**
 * Runs one step, adds its result to the total, and prints result and duration. The output of the step follows when
 * something failed, or when `details` are asked for.
 */
export async function runStep({ name, work }: Step, { details = false } = {}): Promise<void> {
  const started = performance.now();
  const result = await work().catch((error: Error) => ({ passed: 0, failed: 1, details: error.message }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = result.passed + result.failed > 1 ? `, ${result.passed} passed, ${result.failed} failed` : '';
  console.log(`${result.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s${counts})`);
  if (result.details && (result.failed > 0 || details)) console.log(`${indent(result.details)}\n`);
  if (result.failed > 0) failures.push(`✗ ${name}\n${indent(firstLines(result.details, 40))}`);
  total.passed += result.passed;
  total.failed += result.failed;
}

/** Remembers tests that passed at their second attempt only; {@link sumUp} names them. */
export function noteSecondAttempts(titles: readonly string[]): void {
  secondAttempts.push(...titles);
}

/**
 * Prints what people read at the end of a long log: tests that needed a second attempt, the failures once more, because
 * some machines keep nothing else of the log, and the total as the last line. Sets the exit code of this process.
 *
 * @param file the same is written here, for whoever prints it again after the log of another command
 */
export async function sumUp(file: string): Promise<void> {
  const summary = [
    ...secondAttempts.map((title) => `– passed at the second attempt only: ${title}`),
    ...failures.map((failure) => `\n${failure}`),
    `\n${total.passed} passed, ${total.failed} failed`,
  ].join('\n');
  console.log(summary);
  process.exitCode = total.failed > 0 ? 1 : 0;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${summary}\n`);
}

function firstLines(text: string, limit: number): string {
  const lines = text.split('\n');
  return lines.length > limit
    ? [...lines.slice(0, limit), `(${countOf(lines.length - limit, 'more line')})`].join('\n')
    : text;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}
