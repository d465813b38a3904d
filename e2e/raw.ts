import { get } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** As a browser asks for a page; to anybody else /graphql is an API. */
const NAVIGATION = { accept: 'text/html,*/*;q=0.8' };

/** What the server says, before any script has touched it. Redirects are not followed. */
export async function raw(address: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const response = await fetch(address, { headers: { ...NAVIGATION, ...headers }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The same once the site has its data at hand, which is when everything must stand in its place. */
export async function rawWhenKnown(address: string): Promise<RawAnswer> {
  await raw(address);
  return raw(address);
}

export interface Piece {
  /** Milliseconds since the request was sent. */
  readonly at: number;
  readonly text: string;
}

/** An answer in the pieces in which it arrives, not compressed. */
export function pieces(address: string, headers: Record<string, string> = {}): Promise<Piece[]> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const arrived: Piece[] = [];
    get(address, { headers: { ...headers, 'accept-encoding': 'identity' } }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => arrived.push({ at: performance.now() - began, text }));
      response.on('end', () => resolve(arrived));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** The markup without what stands in scripts. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');
}
