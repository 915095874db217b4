/** `tsx scripts/checks/markup.ts [remote]`: the Nu HTML checker over the documents of the composed site. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOnPath } from '@furrow/testing/browser';
import { canInstallPackages, installPackages } from '../machine/packages';
import { fail, run } from '../workspace/process';
import { checkedDocuments, checkedOrigin } from '../workspace/composed-site';

type Message = {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  message: string;
  lastLine?: number;
  /** The HTML that it is about. */
  extract?: string;
};

/**
 * antd writes the `step` of a number field as an attribute of what the browser treats as a text field. Browsers ignore
 * the attribute.
 */
const stepOfNumberField = 'Attribute “step” not allowed on element “input” at this point.';

/**
 * The checker does not know yet that `blocking` is allowed on links that expect an element
 * (https://html.spec.whatwg.org/multipage/semantics.html#attr-link-blocking).
 */
const expectsElement = ({ message, extract }: Message) =>
  message === 'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.' &&
  extract?.includes('<link rel="expect" blocking="render" ');

/**
 * Checks the documents of one remote, or all of them and the one for unknown paths, as W3C's validator does. Remarks
 * about style are ignored.
 *
 * @throws Error with one sentence that says what to do, when Java is missing and cannot be installed
 */
export async function markup(remote?: string): Promise<{ passed: number; failed: number; details: string }> {
  const documents = [...checkedDocuments(remote), '404.html'].map((file) => join(checkedOrigin, file));
  const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')), 'build/dist/vnu.jar');
  const { code, output } = await run(await findJava(), [
    '-jar',
    jar,
    '--format',
    'json',
    '--errors-only',
    '--exit-zero-always',
    ...documents,
  ]);
  if (code !== 0) throw new Error(`The Nu HTML checker did not run:\n${output}`);
  const { messages } = JSON.parse(output.slice(output.indexOf('{'))) as { messages: Message[] };
  const problems = messages.filter(
    (each) => each.type !== 'info' && each.message !== stepOfNumberField && !expectsElement(each),
  );
  return {
    passed: problems.length === 0 ? documents.length : 0,
    failed: problems.length,
    details: problems
      .slice(0, 20)
      .map(({ url = '', lastLine, message }) => `${url.split('/origin').at(-1)}:${lastLine ?? ''} ${message}`)
      .join('\n'),
  };
}

async function findJava(): Promise<string> {
  const named = process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin/java');
  if (named && existsSync(named)) return named;
  const installed = findOnPath('java');
  if (installed) return installed;
  if (canInstallPackages()) {
    await installPackages(['default-jre-headless']);
    const packaged = findOnPath('java');
    if (packaged) return packaged;
  }
  throw new Error(
    'No Java to run the Nu HTML checker with: install one (Debian: default-jre-headless), or set JAVA_HOME.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed, details } = await markup(process.argv[2]);
  if (failed > 0) fail(details);
}
