import { GRAPHQL_PATH, pathOf } from '../http/request-limits.ts';
import { keyOf } from './page-cache.ts';
import type { Representation } from './representation.ts';

/** An address that is normalised, with the keys of what is kept of its page. */
export interface KnownAddress {
  readonly address: string;
  readonly keys: Readonly<Record<Representation, string>>;
  /** Whether the API is asked there too. */
  readonly isOfApi: boolean;
}

/** Two generations of 2,500 addresses of at most 500 characters with their keys: 15 MB at most, a tenth in practice. */
const MOST = 2_500;
const LONGEST = 500;

/**
 * Remembers the normalised addresses of what requests name, so that an address is read once. Two generations of a map
 * in place of an LRU cache: reading one that is used moves nothing.
 */
export class KnownAddresses {
  #young = new Map<string, KnownAddress>();
  #old = new Map<string, KnownAddress>();

  get(url: string): KnownAddress | undefined {
    const address = this.#young.get(url);
    if (address !== undefined) return address;
    const older = this.#old.get(url);
    if (older !== undefined) this.#set(url, older);
    return older;
  }

  add(url: string, address: string): void {
    if (url.length > LONGEST) return;
    this.#set(url, { address, keys: keysOf(address), isOfApi: pathOf(url) === GRAPHQL_PATH });
  }

  #set(url: string, address: KnownAddress): void {
    if (this.#young.size >= MOST) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(url, address);
  }
}

function keysOf(address: string): KnownAddress['keys'] {
  const key = (representation: Representation) => keyOf({ address, representation });
  return {
    document: key('document'),
    navigation: key('navigation'),
    refresh: key('refresh'),
    prefetch: key('prefetch'),
    'route-tree': key('route-tree'),
  };
}
