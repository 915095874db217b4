import { measureControl } from '../../scripts/bench/first-load';
import { kinds } from '../../scripts/bench/kinds';
import { expect, test } from '../src/test';

/*
 * The benchmark uses these controls as soon as they are seen, and waits for their answers. Here nothing is measured: a
 * page whose words or markup moved would only be noticed by who runs the benchmark. Its rivals are not built for this.
 */
for (const [kind, { path, controls }] of Object.entries(kinds))
  for (const [name, use] of Object.entries(controls))
    test(`the benchmark gets an answer on ${path}: ${kind}, ${name}`, async ({ browser, baseURL }) => {
      expect(await measureControl(browser, `${baseURL}${path}`, use, { slowdown: 1 })).toBeGreaterThan(0);
    });
