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

/**
 * Remembers how the visitor left the pages of this visit, by path and entry of the history, so that Back and Forward show
 * them like that again.
 */
export class LeftPages {
  private readonly pages = new Map<string, Left>();
  /** The entry on screen; empty for the first one, as the visitor may have left that before this code ran. */
  private entry = '';

  /** Call it whenever the address bar has changed, after {@link leave}. */
  arrive(): void {
    this.entry = currentEntry();
  }

  /** Call it while the page is still on screen. */
  leave(path: string, outlet: HTMLElement): void {
    const left = `${this.entry} ${path}`;
    this.pages.delete(left);
    this.pages.set(left, {
      top: window.scrollY,
      fields: fieldsOf(outlet).map((field) => ({ name: nameOf(field), value: field.value })),
    });
    const [oldest] = this.pages.keys();
    if (this.pages.size > most && oldest !== undefined) this.pages.delete(oldest);
  }

  /** How far the page was scrolled. */
  topOf(path: string): number | undefined {
    return this.at(path)?.top;
  }

  /**
   * Fills in what the visitor had typed, as far as the page still has these fields. Call it before the page is hydrated:
   * its code hears of it like of everything that is typed before.
   */
  fillIn(path: string, element: HTMLElement): void {
    const { fields: left } = this.at(path) ?? { fields: [] };
    const fields = fieldsOf(element);
    if (fields.length !== left.length) return;
    for (const [index, field] of fields.entries()) {
      const { name, value } = left[index] ?? { name: '', value: '' };
      if (name !== nameOf(field) || value === field.value) continue;
      field.value = value;
      window.furrowRecorded?.typed.set(field, { value, checked: false });
    }
  }

  private at(path: string): Left | undefined {
    return this.pages.get(`${currentEntry()} ${path}`) ?? this.pages.get(` ${path}`);
  }
}

function fieldsOf(element: HTMLElement): Field[] {
  return [...element.querySelectorAll<Field>(kept)];
}

function nameOf({ name, id, type }: Field): string {
  return [type, name, id].join(' ');
}

/** The entry of the history on screen. Where a browser does not tell them apart, all visits of a page are one. */
function currentEntry(): string {
  return ('navigation' in window && window.navigation.currentEntry?.key) || '';
}
