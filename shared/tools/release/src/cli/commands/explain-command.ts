import { InvalidArgumentError, type Command } from 'commander';
import { type RefusalCode, refusals } from '../../domain/refusals/refusals';
import { give, print } from '../terminal';
import { asTyped } from '../typed-commands';

/** Adds the command that says what the code of a refusal means. It needs no site. */
export function addExplainCommand(program: Command): void {
  program
    .command('explain')
    .description('say what the code of a refusal means, why it is refused, and what to do')
    .argument('<code>', 'e.g. FUR-GATE-ROUTE-TAKEN', codeArgument)
    .action((code: RefusalCode) => {
      const { happened, why, advice, example } = refusals[code];
      const lines = [code, happened, `Why it is refused: ${why}`, `What to do: ${advice}`, `For example: ${example}`];
      give('explain', { code, happened, why, advice, example }, () => print(asTyped(lines.join('\n\n'))));
    });
}

/** Reads the code of a refusal, in any case. */
export function codeArgument(text: string): RefusalCode {
  const code = text.toUpperCase();
  if (isCode(code)) return code;
  const family = Object.keys(refusals).filter((each) => each.split('-')[1] === code.split('-')[1]);
  throw new InvalidArgumentError(
    `No refusal has this code. ${family.length > 0 ? `There are: ${family.join(', ')}.` : 'It is like FUR-GATE-ROUTE-TAKEN.'}`,
  );
}

const isCode = (text: string): text is RefusalCode => Object.hasOwn(refusals, text);
