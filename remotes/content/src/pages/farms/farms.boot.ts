import { readStored } from '@furrow/remote/stored';
import { wakePage } from '@furrow/remote/wake-page';
import { zipStored } from '../../data/zip';
import { followMap } from './follow-map';

/** The map and the list belong together while the page sleeps, too. */
for (const place of document.querySelectorAll<HTMLElement>('[data-farms]')) followMap(place);

// Whoever has typed a ZIP code in this tab sees at once how far away the farms are.
if (readStored(zipStored)) wakePage();
