import { expect, type Page } from './test';

/**
 * Nobody hears two controls of a page with one name that do different things. Links of one name lead to one address.
 * Buttons of one name are not parts of two things, such as two lines of a list: "Vote For" needs to say of what. A bar
 * or a head of the page may repeat a button.
 */
export async function expectNamesInContext(page: Page): Promise<void> {
  expect.soft(await page.evaluate(ambiguousNames), 'names of more than one control').toEqual([]);
}

/** Runs in the page. */
function ambiguousNames(): string[] {
  const things =
    'li, tr, article, section[aria-labelledby], section[aria-label], [role=group], [role=radiogroup], fieldset';
  const known = new Map<string, unknown>();
  const ambiguous = new Set<string>();
  for (const control of document.querySelectorAll('main :is(a[href], button, summary)')) {
    const name = nameOf(control);
    if (name === '' || control.closest('[hidden], [aria-hidden=true], .fw-hidden')) continue;
    const effect = control.getAttribute('href') ?? control.closest(things);
    if (effect === null) continue;
    const key = `${control.localName} "${name}"`;
    const other = known.get(key);
    if (other === undefined) known.set(key, effect);
    else if (other !== effect) ambiguous.add(key);
  }
  return [...ambiguous];

  function nameOf(control: Element): string {
    const labels = (control.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    const pictures = [...control.querySelectorAll('img[alt]')].map((picture) => picture.getAttribute('alt'));
    const name = labels.join('') || control.getAttribute('aria-label') || [control.textContent, ...pictures].join(' ');
    return name.replace(/\s+/g, ' ').trim();
  }
}
