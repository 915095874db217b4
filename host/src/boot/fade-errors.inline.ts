/**
 * Inline script: keeps the console quiet about a fade from one document to the next that the browser gives up, for example because the
 * styles of the next one are late. Chromium rejects a promise for it that no script can reach. It must not refer to anything outside
 * itself, because its text is what runs.
 */
export function ignoreAbandonedFades(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && reason.message.startsWith('Transition was')) event.preventDefault();
  });
}
