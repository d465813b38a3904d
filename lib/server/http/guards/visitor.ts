import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';
import { isCrawler } from '#lib/is-crawler.ts';
import type { Log } from '../../log.ts';

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

/** Headers by which a proxy says for whom it asks. */
const FORWARDING = ['x-forwarded-for', 'x-forwarded-proto'] as const;

/**
 * Makes a function that finds the client by which requests are counted; undefined where that may be all visitors: a
 * proxy on this machine or in a private network, which nothing declares as trusted. A client from the Internet never
 * has such an address, whatever headers it sends.
 * @param trusted undefined where no proxy is declared
 */
export function clientReader(trusted?: readonly string[]): (request: IncomingMessage) => string | undefined {
  const isTrusted = proxyTrust(trusted);
  return (request) => {
    const { remoteAddress } = request.socket;
    if (remoteAddress === undefined) return clientOf('');
    const isForwarded = FORWARDING.some((name) => request.headers[name] !== undefined);
    if (!isForwarded) return clientOf(remoteAddress);
    if (trusted === undefined && isPrivate(remoteAddress)) return undefined;
    return clientOf(proxyaddr(request, isTrusted));
  };
}

/** Makes a function that warns once where a proxy is not declared, so that all of its visitors count as one client. */
export function proxyWarning(
  trusted: readonly string[] | undefined,
  log: Log,
): (request: Pick<IncomingMessage, 'headers'>) => void {
  let isWarned = trusted !== undefined;
  return ({ headers }) => {
    if (isWarned || FORWARDING.every((name) => headers[name] === undefined)) return;
    isWarned = true;
    log(
      'warn',
      'requests come through a proxy: set TRUSTED_PROXIES, or its visitors count as one client, and X-Forwarded-Proto is not read',
    );
  };
}

/** True for an address of this machine or of a private network. */
const isPrivate = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast';

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
