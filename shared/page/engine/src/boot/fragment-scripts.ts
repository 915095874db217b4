import { fragmentScriptsId } from '@furrow/contract/fragment-element';
import { isOverridden } from '../common/is-overridden';
import { overridesSettledEvent } from '../common/page-events';

/**
 * Runs the boot scripts of fragments. Where the site allows overrides, documents hold them in a `<template>`, so that
 * they do not run before the visitor has decided which versions to see.
 */
export function runFragmentScripts(): void {
  const template = document.querySelector(`body > #${fragmentScriptsId}`);
  if (!(template instanceof HTMLTemplateElement)) return;
  // A clone of a parsed script keeps its hash, so the policy of the page allows it, and it needs no Trusted Types
  // policy.
  const run = () => document.body.append(document.importNode(template.content, true));
  if (isOverridden()) document.addEventListener(overridesSettledEvent, run, { once: true });
  else run();
}
