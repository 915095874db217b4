import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/**
 * Makes a function that returns the network address of a request's sender. For an IPv6 address it returns only the
 * network of 64 bits, because one household has millions of addresses.
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
        `Requests come through a proxy at ${request.socket.remoteAddress}, so all visitors behind it count as one. Add: --proxy ${request.socket.remoteAddress}`,
      );
    }
    // A connection that has ended has no address, although the types say that it has one.
    const address = (proxyAddr(request, trusts) as string | undefined) ?? '';
    return networkOf(address, { ipv4: 32, ipv6: 64 });
  };
}

/**
 * The network that an address is a part of, for limits that nobody gets around who has a whole network: 24 bits of an
 * IPv4 address, and 48 of an IPv6 address, which is what providers give to one customer.
 *
 * @returns `undefined` for an address that nobody has on the internet, such as one of an intranet: all visitors of a
 *   site may be in one such network
 */
export function publicNetworkOf(address: string): string | undefined {
  if (!ipaddr.isValid(address) || ipaddr.process(address).range() !== 'unicast') return undefined;
  return networkOf(address, { ipv4: 24, ipv6: 48 });
}

/**
 * The network with all groups written out, such as `2001:db8:0:0:0:0:0:0/64`, so that `2001:db8::1` is not cut behind
 * its last group. An IPv4 address that is written as an IPv6 address is an IPv4 address.
 */
function networkOf(address: string, bits: Record<'ipv4' | 'ipv6', number>): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const kept = bits[parsed.kind()];
  const bytes = parsed.toByteArray().map((byte, index) => (index < kept / 8 ? byte : 0));
  return ipaddr.fromByteArray(bytes).toNormalizedString();
}
