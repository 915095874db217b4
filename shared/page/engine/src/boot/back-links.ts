import { backAttribute } from '@furrow/contract/page-attributes';

/**
 * Gives a link back to a list the query that the list had when the visitor last saw it in this visit, when the link is
 * pressed. Browsers without the Navigation API follow the link as it was sent.
 */
export function keepQueryOfLists(): void {
  const aim = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>(`[${backAttribute}]`);
    const navigation = window.navigation as Navigation | undefined;
    const list = link && navigation?.entries().findLast(({ url }) => url?.split(/[?#]/)[0] === link.href);
    if (list?.url) link!.href = list.url;
  };
  // Before the code of the page and that of the host look where the link leads.
  document.addEventListener('click', aim, true);
}
