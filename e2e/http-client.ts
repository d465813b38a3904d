import { get } from 'node:http';

export interface PageResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** As a browser asks for a page; to anybody else /graphql is an API. */
const NAVIGATION = { accept: 'text/html,*/*;q=0.8' };

/** What the server says, before any script has touched it. Redirects are not followed. */
export async function fetchPage(
  address: string,
  headers: Record<string, string> = {},
): Promise<PageResponse> {
  const response = await fetch(address, { headers: { ...NAVIGATION, ...headers }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

export interface Chunk {
  /** Milliseconds since the request was sent. */
  readonly at: number;
  readonly text: string;
}

/** An answer in the pieces in which it arrives, not compressed. */
export function fetchChunks(address: string, headers: Record<string, string> = {}): Promise<Chunk[]> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const arrived: Chunk[] = [];
    get(address, { headers: { ...headers, 'accept-encoding': 'identity' } }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => arrived.push({ at: performance.now() - began, text }));
      response.on('end', () => resolve(arrived));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** The markup without what stands in scripts. */
export function stripScripts(html: string): string {
  return html.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');
}
