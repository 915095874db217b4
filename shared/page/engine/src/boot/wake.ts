import { pathInSources } from '../common/language-address';
import { controlsInPage } from '@furrow/formats/controls';
import { hydrateAttribute, wakeTemplateId } from '@furrow/contract/hydrate-policy';
import { outletId } from '@furrow/contract/island-element';
import { isOverridden } from '../common/is-overridden';
import { savesData } from '../common/save-data';
import { whenShown } from '../common/when-shown';
import { whenNeeded } from '../common/when-needed';

/**
 * Prepares a page that sleeps, which is a page that runs no code of the host or of a remote until the visitor needs it.
 * To wake it, the script of the host and its preloads are copied from the `<template>` of the document into the
 * document. The inline script in the head has recorded what the visitor pressed and typed until then, and the host
 * repeats it.
 *
 * @returns a function that wakes the page and resolves with whether its code has started; undefined when the page does
 * not sleep
 */
export function wakeWhenNeeded(): (() => Promise<boolean>) | undefined {
  const island = document.querySelector<HTMLElement>(`#${outletId} > [${hydrateAttribute}]`);
  const template = document.querySelector(`head > #${wakeTemplateId}`);
  if (!island || !(template instanceof HTMLTemplateElement)) return undefined;

  // On a hydrated page, the host restores the scroll position. On this page the browser does.
  history.scrollRestoration = 'auto';
  let waking: Promise<boolean> | undefined;
  const wake = () => {
    // After a failure, the next call tries again.
    waking ??= startCode(template).then((started) => {
      if (!started) waking = undefined;
      return started;
    });
    return waking;
  };

  whenNeeded(document, 'interaction', () => void wake());
  // After a reload, the history still has entries that belong to this document, made by navigations inside the page.
  // Only the code of the host can show the pages of these entries.
  const showAddress = () => {
    const isElsewhere =
      (__LANGUAGE__ ? pathInSources(location.pathname) : location.pathname) !== island.dataset.path ||
      location.search !== '';
    if (isElsewhere) void wake().then((started) => started || location.reload());
  };
  window.addEventListener('popstate', showAddress);
  document.addEventListener('keydown', (event) => void openInspector(event, waking !== undefined, wake));

  // The document does not contain what the page shows for a query, and a query may ask for another version or for the
  // inspector. If the visitor pressed Back before this script ran, the address is no longer that of the document.
  whenShown(() => {
    showAddress();
    if (isOverridden()) void wake();
    // An island with the policy `visible` is the page itself, or a fragment in the page or in the shell.
    for (const island of document.querySelectorAll<HTMLElement>(`[${hydrateAttribute}=visible]`))
      whenNeeded(island, 'visible', () => void wake());
  });
  fetchOnceMeant(template);
  return wake;
}

/** Starts the code of the page, and resolves with whether the host runs. */
function startCode(template: HTMLTemplateElement): Promise<boolean> {
  const elements = [...document.importNode(template.content, true).children];
  const script = elements.find((element) => element instanceof HTMLScriptElement);
  return new Promise((resolve) => {
    // The host lets other scripts run before it begins: see `start.ts`.
    script?.addEventListener('load', () => setTimeout(resolve, 0, true));
    script?.addEventListener('error', () => {
      for (const element of elements) element.remove();
      resolve(false);
    });
    document.head.append(...elements);
  });
}

/**
 * Opens the inspector on Alt+I. The host's code listens for these keys as well, so a page that sleeps is woken first,
 * and then gets the event again.
 */
async function openInspector(event: KeyboardEvent, isAwake: boolean, wake: () => Promise<boolean>): Promise<void> {
  const { altKey, code } = event;
  if (!altKey || code !== 'KeyI' || isAwake) return;
  if (await wake()) document.dispatchEvent(new KeyboardEvent('keydown', { altKey, code }));
}

/** Fetches the code as soon as the pointer is on a control, unless the visitor saves data. */
function fetchOnceMeant(template: HTMLTemplateElement): void {
  if (savesData()) {
    document.querySelector('script[type=speculationrules]')?.remove();
    return;
  }
  const point = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(controlsInPage)) return;
    document.removeEventListener('pointerover', point);
    prefetch(template);
  };
  document.addEventListener('pointerover', point);
}

/** Fetches the code into the cache of the browser, so that waking the page needs no request. Nothing is run. */
function prefetch(template: HTMLTemplateElement): void {
  for (const element of template.content.querySelectorAll('script, link')) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = element.getAttribute('integrity') ?? '';
    link.href = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    document.head.append(link);
  }
}
