/** Two generations of 5,000 addresses of at most 500 characters: some 10 MB at most, and far less in practice. */
const MOST = 5_000;
const LONGEST = 500;

/**
 * Remembers the normalised addresses of what requests name, so that an address is read once. Two generations of a map
 * in place of an LRU cache: reading one that is used moves nothing.
 */
export class KnownAddresses {
  #young = new Map<string, string>();
  #old = new Map<string, string>();

  get(url: string): string | undefined {
    const address = this.#young.get(url);
    if (address !== undefined) return address;
    const older = this.#old.get(url);
    if (older !== undefined) this.set(url, older);
    return older;
  }

  set(url: string, address: string): void {
    if (url.length > LONGEST) return;
    if (this.#young.size >= MOST) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(url, address);
  }
}
