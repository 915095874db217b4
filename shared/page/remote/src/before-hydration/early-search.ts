import { answerEarlyInput } from './early-input';

/**
 * Lets the boot script of a page filter a list by what is typed into its search field, until the host types it once
 * more into the hydrated page, which then filters on its own. Where the address has a query, the page shows another list
 * than its HTML, and the script does nothing.
 *
 * @param root holds the field and the list; each item names the text in which it is found by `data-search`
 * @param isFound the rule of the page's model
 * @param tell says how many items are found, and by what
 */
export function answerEarlySearch(
  root: ParentNode,
  isFound: (query: string, text: string) => boolean,
  tell: (found: number, query: string) => void,
): void {
  const field = root.querySelector<HTMLInputElement>('input[type=search]');
  if (!field || location.search) return;
  const items = [...root.querySelectorAll<HTMLElement>('[data-search]')];
  const answer = () => {
    for (const item of items) item.hidden = !isFound(field.value, item.dataset.search ?? '');
    tell(items.filter(({ hidden }) => !hidden).length, field.value);
  };
  const giveBack = () => items.forEach((item) => (item.hidden = false));
  answerEarlyInput([field], answer, giveBack);
}
