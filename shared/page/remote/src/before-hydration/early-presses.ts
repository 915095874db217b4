import { pageAttribute } from '@furrow/contract/island-element';
import type { EarlyInput } from '@furrow/contract';

/**
 * Lets the boot script of a page answer presses on controls of the page until the page is hydrated, those from before
 * the script as well. The host does not repeat a press that was answered.
 *
 * @param answer answers a press and returns a word for the page, which gets it by {@link takeEarlyAnswers}; undefined
 *   for a press that it leaves to the page
 */
export function answerEarlyPresses(answer: (control: HTMLElement) => string | undefined): void {
  const { furrowRecorded: recorded } = window as { furrowRecorded?: Pick<EarlyInput, 'clicked'> };
  const island = document.querySelector<HTMLElement>(`[${pageAttribute}]`);
  if (!recorded || !island) return;
  const isLeft = (control: HTMLElement) => {
    const word = island.contains(control) ? answer(control) : undefined;
    if (word !== undefined) island.dataset.answered = JSON.stringify([...answersIn(island), word]);
    return word === undefined;
  };
  recorded.clicked = recorded.clicked.filter(isLeft);
  // The script in the head hears of the press first, and records it.
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = recorded.clicked.at(-1);
      if (control?.contains(target as Node) && !isLeft(control)) recorded.clicked.pop();
    },
    true,
  );
}

/**
 * What the boot script of a page has answered until the page was hydrated, one word for each press. Each call empties the list.
 *
 * @param element any element of the page
 */
export function takeEarlyAnswers(element: Element): string[] {
  const island = element.closest<HTMLElement>(`[${pageAttribute}]`);
  const answers = island ? answersIn(island) : [];
  delete island?.dataset.answered;
  return answers;
}

function answersIn(island: HTMLElement): string[] {
  return JSON.parse(island.dataset.answered ?? '[]') as string[];
}
