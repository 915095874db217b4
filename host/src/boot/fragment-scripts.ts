import { fragmentScriptsId } from '@furrow/formats/fragment-element';
import { isOverridden } from '../override/is-overridden';
import { overridesSettledEvent } from './page-events';

/**
 * Runs the boot scripts of fragments in documents that do not run them by themselves: at once, or after the visitor has
 * decided which versions to see.
 */
export function runFragmentScripts(): void {
  const template = document.querySelector(`body > #${fragmentScriptsId}`);
  if (!(template instanceof HTMLTemplateElement)) return;
  // A script that the browser has parsed and that is cloned keeps its hash, and needs no Trusted Types policy.
  const run = () => document.body.append(document.importNode(template.content, true));
  if (isOverridden()) document.addEventListener(overridesSettledEvent, run, { once: true });
  else run();
}
