import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';
import { isCrawler } from '#lib/is-crawler.ts';

/** The sender of a request, as far as the queue and the limits per client need to know. */
export interface Visitor {
  /** The address that requests are counted by: an IPv4 address, or the network of an IPv6 one. */
  readonly client: string;
  readonly isCrawler: boolean;
}

/** Groups of an IPv6 address that name a network (/64): one household or company owns all addresses in it. */
const NETWORK_GROUPS = 4;

/**
 * Makes a function that finds out who sent a request.
 * @param trusted addresses and networks of proxies whose `X-Forwarded-For` counts; empty to trust none
 */
export function visitorReader(trusted: readonly string[] = []): (request: IncomingMessage) => Visitor {
  const isTrusted = proxyTrust(trusted);
  return (request) => ({
    client: clientOf(request.socket.remoteAddress === undefined ? '' : proxyaddr(request, isTrusted)),
    isCrawler: isCrawler(request.headers['user-agent'] ?? ''),
  });
}

/** Makes a function that is true for the addresses of trusted proxies, with a port or without. */
export function proxyTrust(trusted: readonly string[] = []): (address: string) => boolean {
  const isTrusted = proxyaddr.compile([...trusted]);
  return (address) => isTrusted(withoutPort(address), 0);
}

/** Some gateways add the port to an address in `X-Forwarded-For`, and put one of IPv6 in brackets. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');

/**
 * The client that an address belongs to; 'unknown' for what is no address, as a proxy may send it.
 * @example clientOf('::ffff:192.0.2.7') // '192.0.2.7'
 * @example clientOf('[2001:db8:1:2:3:4:5:6]:443') // '2001:db8:1:2::/64'
 */
function clientOf(written: string): string {
  const address = withoutPort(written);
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
