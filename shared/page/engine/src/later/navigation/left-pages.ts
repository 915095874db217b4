import '../../head/record.inline';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How a visitor left a page. */
type Left = { top: number; fields: { name: string; value: string }[] };

/**
 * Fields of which browsers keep the content as well. The others hold secrets, or stand for something that one press
 * does again.
 */
const kept =
  ':is(input:not([type=password],[type=hidden],[type=file],[type=checkbox],[type=radio]),textarea,select):not([autocomplete=off],[autocomplete=off] *)';

/** How many pages are remembered. */
const most = 50;

/** Remembers how the visitor left the pages of this visit, by path, so that Back and Forward show them like that again. */
export class LeftPages {
  private readonly pages = new Map<string, Left>();

  /** Call it while the page is still on screen. */
  leave(path: string, outlet: HTMLElement): void {
    this.pages.delete(path);
    this.pages.set(path, {
      top: window.scrollY,
      fields: fieldsOf(outlet).map((field) => ({ name: nameOf(field), value: field.value })),
    });
    const [oldest] = this.pages.keys();
    if (this.pages.size > most && oldest !== undefined) this.pages.delete(oldest);
  }

  /** How far the page was scrolled. */
  topOf(path: string): number | undefined {
    return this.pages.get(path)?.top;
  }

  /**
   * Fills in what the visitor had typed, as far as the page still has these fields. Call it before the page is hydrated:
   * its code hears of it like of everything that is typed before.
   */
  fillIn(path: string, element: HTMLElement): void {
    const { fields: left } = this.pages.get(path) ?? { fields: [] };
    const fields = fieldsOf(element);
    if (fields.length !== left.length) return;
    for (const [index, field] of fields.entries()) {
      const { name, value } = left[index] ?? { name: '', value: '' };
      if (name !== nameOf(field) || value === field.value) continue;
      field.value = value;
      window.furrowRecorded?.typed.set(field, { value, checked: false });
    }
  }
}

function fieldsOf(element: HTMLElement): Field[] {
  return [...element.querySelectorAll<Field>(kept)];
}

function nameOf({ name, id, type }: Field): string {
  return [type, name, id].join(' ');
}
