import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/**
 * Makes a function that returns the network address of a request's sender. For an IPv6 address it returns only the
 * network, because one household has millions of addresses.
 *
 * @param proxies the proxies whose `X-Forwarded-For` is trusted: addresses, networks such as `10.0.0.0/8`, or
 *   `loopback`
 * @param warn called once when requests come through a proxy and no proxy is named
 * @throws Error when a proxy is not an address
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
    // A connection that has ended has no address, although the types say that it has one.
    const address = (proxyAddr(request, trusts) as string | undefined) ?? '';
    return address.includes('.') ? address : address.split(':').slice(0, 4).join(':');
  };
}
