import { writeStored } from '@furrow/remote/stored';

/**
 * Drops entries of this tab's session that the visitor erases in another tab. Only this tab can reach them, also while
 * none of their code runs: `eraseStored` of `@furrow/remote` has their keys leave the storage that all tabs share.
 */
export function dropErasedSession(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && newValue === null) writeStored({ key, storage: 'session' }, undefined);
  });
}
