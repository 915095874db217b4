import { bump } from '../../ui/bump';

const tickedFor = 1000;

/**
 * Shows the tick of an "Add to Cart" button in the place of its words for a second. It works before React has hydrated
 * the button and goes on meanwhile, because an animation changes neither elements nor attributes.
 */
export function tick({ children: [words, mark] }: Element): void {
  words?.animate({ visibility: ['hidden', 'hidden'] }, tickedFor);
  mark?.animate({ visibility: ['visible', 'visible'] }, tickedFor);
  if (mark) bump(mark);
}
