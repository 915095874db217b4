import { fragmentScriptsId } from '@furrow/formats/fragment-element';
import { isOverridden } from '../override/is-overridden';
import { overridesSettledEvent } from './page-events';

/**
 * Runs the boot scripts of fragments, where the document does not run them by itself: at once, or after the visitor was asked about other
 * versions.
 */
export function runFragmentScripts(): void {
  const template = document.querySelector(`body > #${fragmentScriptsId}`);
  if (!(template instanceof HTMLTemplateElement)) return;
  // A script that the browser has parsed and that is cloned keeps its hash, and needs no Trusted Types policy.
  const run = () => document.body.append(document.importNode(template.content, true));
  if (isOverridden()) document.addEventListener(overridesSettledEvent, run, { once: true });
  else run();
}
