import { fragmentAttribute, fragmentCodeAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import { controlsInPage } from '@furrow/formats/controls';
import { recordedControls } from '../common/early-input';

/**
 * Requests all files of a fragment in parallel when the visitor first uses one of its controls. Without this, each file
 * would be requested only after the file that imports it has loaded. The document lists the files and their hashes in a
 * `<template>`. The keyboard may pass a control without using it, and a browser complains about a preload that nothing
 * uses: so the focus asks by `prefetch`.
 */
export function fetchFragmentCode(): void {
  const request = (target: EventTarget | null, isFocus = false) => {
    const fragment = target instanceof Element && target.closest(controlsInPage)?.closest(fragmentTag);
    if (!fragment) return;
    const of = fragment.getAttribute(fragmentAttribute);
    const code = document.querySelector<HTMLTemplateElement>(`template[${fragmentCodeAttribute}="${of}"]`);
    if (!code) return;
    code.remove();
    for (const link of code.content.querySelectorAll('link')) {
      // A page of the same remote may have requested some of them already.
      if (document.querySelector(`link[href="${link.getAttribute('href')}"]`)) link.remove();
      // The `modulepreload` of a module is the one place for its hash.
      else if (isFocus && link.rel === 'preload') link.rel = 'prefetch';
    }
    document.head.append(code.content);
  };
  // Some controls may have been used before this script ran.
  for (const control of recordedControls()) request(control);
  for (const type of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(type, ({ target }) => request(target, type === 'focusin'), true);
}
