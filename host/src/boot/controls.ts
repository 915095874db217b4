/**
 * What a visitor can use only once the page is alive: the controls of the page and of fragments, wherever they are. In a
 * fragment a link that says that it opens something is one of them.
 */
export const controls =
  ':is(#slot,furrow-fragment) :is(button,input,select,textarea,[role=button],[role=tab],[role=combobox]),furrow-fragment a[aria-haspopup]';
