/** Writes the address of the page where the foot of each printed sheet shows it: the canonical one, without its scheme. */
export function printAddress(): void {
  addEventListener('beforeprint', () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    const { host, pathname } = new URL(address);
    document.documentElement.style.setProperty('--fw-address', JSON.stringify((host + pathname).replace(/\/$/, '')));
  });
}
