import { readYou, subscribeYou } from '@furrow/you/model';

/** Fills the hearts of farms that the visitor's ledger holds, in documents whose page sleeps. */
for (const heart of document.querySelectorAll<HTMLElement>('[data-fragment="giving/support-farm"] [data-favorite]')) {
  const show = () => {
    const isFavorite = readYou().entries.some(({ id }) => id === `favorite:${heart.dataset.favorite}`);
    heart.setAttribute('aria-pressed', String(isFavorite));
  };
  show();
  subscribeYou(show);
}
