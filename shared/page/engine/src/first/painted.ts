/**
 * Resolves once the browser has drawn what is on screen now: in the task after its next frame. A tab that nobody sees
 * draws nothing, so there it is the next task.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const later = () => setTimeout(resolve);
    if (document.hidden) later();
    else requestAnimationFrame(later);
  });
}
