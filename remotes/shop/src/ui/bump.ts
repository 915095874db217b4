/**
 * Lets an element grow and shrink once, unless the visitor wants no motion. An animation changes no attribute that
 * React would compare.
 */
export function bump(element: Element): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) element.animate({ scale: [1, 1.22, 1] }, 240);
}
