import { followYou } from './follow-you';

/** Runs in every document whose header holds the menu, which needs no other code. */
for (const menu of document.querySelectorAll<HTMLElement>('[data-fragment="farmer/you-menu"] > details'))
  followYou(menu);
