import { followMap } from './follow-map';

/** The map and the list belong together while the page sleeps, too. */
for (const place of document.querySelectorAll<HTMLElement>('[data-farms]')) followMap(place);
