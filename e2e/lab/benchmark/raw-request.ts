import { get, type Agent } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  /** Milliseconds from the request to the first byte. */
  readonly firstByte: number;
  /** Milliseconds from the request to the last byte. */
  readonly took: number;
}

/** Headers of a browser that requests a page. */
const BROWSER_HEADERS = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
} as const;

/** Asks for a page as a browser does, and throws its body away. @param headers besides those of a browser */
export function rawRequest(
  address: string,
  agent?: Agent,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { headers: { ...BROWSER_HEADERS, ...headers }, agent }, (response) => {
      const firstByte = performance.now() - began;
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, firstByte, took: performance.now() - began }),
      );
      response.resume();
    }).on('error', reject);
  });
}
