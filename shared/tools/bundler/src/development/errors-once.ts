import type { Compiler, StatsError } from '@rspack/core';

/** Which build tells an error, by what is wrong and where. */
const tellers = new Map<string, Compiler>();

/**
 * Tells an error once, in the terminal and over the page, although several builds of an app read the same source. Each
 * of them still counts it and fails.
 */
export class ErrorsOnce {
  apply(compiler: Compiler): void {
    compiler.hooks.compile.tap('ErrorsOnce', () => {
      for (const [error, teller] of tellers) if (teller === compiler) tellers.delete(error);
    });
    compiler.hooks.compilation.tap('ErrorsOnce', ({ hooks }) => {
      let leftOut = false;
      hooks.statsFactory.tap('ErrorsOnce', (factory) => {
        factory.hooks.result.for('compilation.errors').tap('ErrorsOnce', (errors: StatsError[]) => {
          const own = errors.filter((error) => tellerOf(error, compiler) === compiler);
          leftOut = own.length < errors.length;
          return own;
        });
      });
      hooks.statsPrinter.tap('ErrorsOnce', (printer) => {
        // Rspack takes an error that is counted and not told for one of another compilation.
        printer.hooks.print.for('compilation.errorsInChildren!').tap('ErrorsOnce', () => (leftOut ? '' : undefined));
      });
    });
  }
}

/** The build that told the error first, since it was last built. */
function tellerOf({ moduleName = '', message }: StatsError, compiler: Compiler): Compiler {
  const error = `${compiler.context} ${moduleName} ${message}`;
  const teller = tellers.get(error) ?? compiler;
  tellers.set(error, teller);
  return teller;
}
