import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/**
 * Makes a function that tells from which network address a request comes. Of an IPv6 address it tells the network alone,
 * because one household has millions of addresses.
 *
 * @param proxies the proxies that say whose requests they pass on: addresses, networks such as `10.0.0.0/8`, or
 *   `loopback`
 * @param warn told once when requests come through a proxy and none is named
 * @throws Error when what stands for a proxy is no address
 */
export function visitorAddresses(
  proxies: readonly string[] | undefined,
  warn: (message: string) => void,
): (request: IncomingMessage) => string {
  const trusts = proxyAddr.compile([...(proxies ?? [])]);
  let hasWarned = false;
  return (request) => {
    if (!hasWarned && proxies === undefined && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      warn(
        `Requests come through a proxy at ${request.socket.remoteAddress}, and all of its visitors count as one. Name it: --proxy ${request.socket.remoteAddress}`,
      );
    }
    // A connection that has ended has no address, whatever the types say.
    const address = (proxyAddr(request, trusts) as string | undefined) ?? '';
    return address.includes('.') ? address : address.split(':').slice(0, 4).join(':');
  };
}
