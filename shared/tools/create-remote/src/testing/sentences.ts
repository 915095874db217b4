/** The texts that a component says itself, and not by messages: between tags, in attributes and in toasts. */
export function sentencesIn(component: string): string[] {
  const code = component.replace(/\{?\/\*[^]*?\*\/\}?|\/\/.*/g, '');
  const between = [...code.matchAll(/>\s*(\p{L}{2}[^<>{}=;]*)</gu)].map(([, text = '']) => text.trim());
  const said =
    /\b(?:title|lede|description|label|legend|placeholder|content|alt|aria-label)(?:=|: )["'`]([^"'`]*)["'`]/g;
  const inAttributes = [...code.matchAll(said)].map(([, text = '']) => text);
  // Words for programs, such as the value of a meta element.
  return [...between, ...inAttributes].filter((text) => !['description', 'robots', 'noindex'].includes(text));
}
