import type { Theme } from '@furrow/contract';

/** The theme on screen, for remotes. `boot/theme.ts` decides it and writes it to `<html>`; here it is only read. */
export const theme: Theme = {
  current: () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
  preference() {
    const chosen = document.querySelector<HTMLInputElement>('[data-theme-switch] input:checked')?.value;
    return chosen === 'dark' || chosen === 'light' ? chosen : 'system';
  },
  subscribe(listener) {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  },
};
