/**
 * Inline script: ignores the error that Chromium writes to the console when it gives up the fade from one document to
 * the next, for example because the styles of the next document are late. The rejected promise belongs to the browser,
 * so no other script can handle it.
 *
 * The text of this function is what runs, so the function must use nothing from outside.
 */
export function ignoreAbandonedFades(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && reason.message.startsWith('Transition was')) event.preventDefault();
  });
}
