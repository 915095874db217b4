/**
 * Writes the canonical address of the page, without `https://`, into the line that appears at the foot of each printed
 * sheet.
 */
export function printAddress(): void {
  addEventListener('beforeprint', () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    const { host, pathname } = new URL(address);
    document.documentElement.style.setProperty('--fw-address', JSON.stringify((host + pathname).replace(/\/$/, '')));
  });
}
