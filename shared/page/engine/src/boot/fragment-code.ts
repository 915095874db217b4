import { fragmentAttribute, fragmentCodeAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import { controlsInPage } from '@furrow/formats/controls';
import { recordedControls } from '../common/early-input';

/**
 * Requests all files of a fragment in parallel when the visitor first uses one of its controls. Without this, each file
 * would be requested only after the file that imports it has loaded. The document lists the files and their hashes in a
 * `<template>`.
 */
export function fetchFragmentCode(): void {
  const use = (target: EventTarget | null) => {
    const fragment = target instanceof Element && target.closest(controlsInPage)?.closest(fragmentTag);
    if (!fragment) return;
    const of = fragment.getAttribute(fragmentAttribute);
    const code = document.querySelector<HTMLTemplateElement>(`template[${fragmentCodeAttribute}="${of}"]`);
    if (!code) return;
    code.remove();
    // A page of the same remote may have requested some of them already.
    for (const link of code.content.querySelectorAll('link'))
      if (document.querySelector(`link[href="${link.getAttribute('href')}"]`)) link.remove();
    document.head.append(code.content);
  };
  // Some controls may have been used before this script ran.
  recordedControls().forEach(use);
  for (const type of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(type, ({ target }) => use(target), true);
}
