import { parseArgs, type ParseArgsConfig } from 'node:util';
import { fail } from './process';

/**
 * The arguments of a script. Ends the script with its usage where it does not know an option, or takes fewer names.
 *
 * @param most how many arguments it takes that are no options
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  { args = process.argv.slice(2), most = Infinity }: { args?: string[]; most?: number } = {},
) {
  try {
    const read = parseArgs({ args, allowPositionals: true, options });
    const tooMany = read.positionals.slice(most);
    if (tooMany.length > 0) throw new Error(`One too many: ${tooMany.join(', ')}.`);
    return read;
  } catch (error) {
    // The advice of Node after the first sentence concerns names that begin with a dash, which nothing here has.
    const [problem = ''] = (error as Error).message.split('. ');
    return fail(`${problem.replace(/\.?$/, '.')}\n\n${usage}`);
  }
}
