import { followShortcuts } from './follow-shortcuts';

/** Runs in every document, so that the keyboard opens the search however long the fragment's own code stays away. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-fragment="content/search"] > button'))
  followShortcuts(button);
