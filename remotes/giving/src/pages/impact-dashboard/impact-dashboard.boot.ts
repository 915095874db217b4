import { readYou } from '@furrow/you/model';
import { mostRows } from './own-rows';

/**
 * Until the page's own code is there, this keeps the room of the visitor's own figures, so that the sample does not
 * move when they come.
 */
const room = document.querySelector<HTMLElement>('[data-own]');
const count = readYou().entries.filter(({ kind, cents }) => /^(order|gift)$/.test(kind) && cents !== undefined).length;

if (room && count > 0) {
  room.style.setProperty('--own-rows', String(Math.min(count, mostRows)));
  room.hidden = false;
}
