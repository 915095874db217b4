import { fragmentAttribute, fragmentCodeAttribute, fragmentTag } from '@furrow/formats/fragment-element';
import { controlsInPage } from '@furrow/formats/controls';
import { recordedControls } from '../islands/early-input';

/**
 * Asks for all code of a fragment side by side when a control of it is first used. Without this the files would be asked for one after the
 * other, each by the one before it. The document names them in a `<template>`, with their hashes.
 */
export function fetchFragmentCode(): void {
  const use = (target: EventTarget | null) => {
    const fragment = target instanceof Element && target.closest(controlsInPage)?.closest(fragmentTag);
    if (!fragment) return;
    const of = fragment.getAttribute(fragmentAttribute);
    const code = document.querySelector<HTMLTemplateElement>(`template[${fragmentCodeAttribute}="${of}"]`);
    if (!code) return;
    code.remove();
    // The page may be of the same remote, and have asked for some of them.
    for (const link of code.content.querySelectorAll('link'))
      if (document.querySelector(`link[href="${link.getAttribute('href')}"]`)) link.remove();
    document.head.append(code.content);
  };
  // Some controls may have been used before this script ran.
  recordedControls().forEach(use);
  for (const type of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(type, ({ target }) => use(target), true);
}
