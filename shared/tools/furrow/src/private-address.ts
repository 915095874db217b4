import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether a host is of this machine or of its network, where nothing expects calls of a page of the internet. */
export function isPrivateHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(address)) return ipaddr.process(address).range() !== 'unicast';
  return !address.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(address);
}

/** The name of an origin leads to where nothing expects calls of a page of the internet. */
export class PrivateAddress extends Error {
  constructor(hostname: string) {
    super(`${hostname} leads to this machine or its network, which no site on the internet may call`);
  }
}

/**
 * Looks a name up for a connection, instead of `dns.lookup`, and refuses one that leads to this machine or to its
 * network. The connection goes to the very addresses that were checked, because a name may lead elsewhere the next
 * time that it is asked for.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) done(error ?? new Error(`${hostname} leads nowhere`), []);
    else if (found.some(({ address }) => isPrivateHost(address))) done(new PrivateAddress(hostname), []);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
