/**
 * The address of a receipt for a path that somebody made up of the number of an order. No document can have such a path
 * (decision 80), so that a server answers it with the 404 page; the number is the query of `/orders`, in any language.
 */
export function receiptOfPath(pathname: string): string | undefined {
  const [, page, number] = /^((?:\/[a-z]{2}(?:-\w+)?)?\/orders)\/(ord-\d{1,15})$/i.exec(pathname) ?? [];
  return number && `${page}?id=${number.toUpperCase()}`;
}
