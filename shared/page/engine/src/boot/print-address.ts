/**
 * Writes the address of the page, without `https://`, into the line that appears at the foot of each printed sheet. It is
 * the canonical address, with the query of the page if the page is at that address.
 */
export function printAddress(): void {
  addEventListener('beforeprint', () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    const { host, pathname } = new URL(address);
    const printed = (host + pathname).replace(/\/$/, '') + (pathname === location.pathname ? location.search : '');
    document.documentElement.style.setProperty('--fw-address', JSON.stringify(printed));
  });
}
