import { EventEmitter, once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** A search engine as it names itself in `user-agent`. */
export const SEARCH_ENGINE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Replaces the entities of markup, as React writes them, with their characters. */
export const unescape = (markup: string): string =>
  markup.replaceAll(/&([^;]+);/g, (whole, entity) => ENTITIES[entity] ?? whole);

export interface PageResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** Headers of a browser's navigation; without them /graphql answers as an API. */
const NAVIGATION = { accept: 'text/html,*/*;q=0.8' };

/** Fetches a page as the server sends it, before any script has touched it. Redirects are not followed. */
export async function fetchPage(
  address: string,
  headers: Record<string, string> = {},
): Promise<PageResponse> {
  const response = await fetch(address, { headers: { ...NAVIGATION, ...headers }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/**
 * Fetches a page that has to be there. What a test says of a page, such as that two are alike, holds for two error pages
 * too.
 * @throws Error when the page is anything but 200
 */
export async function fetchFound(address: string, headers?: Record<string, string>): Promise<PageResponse> {
  const page = await fetchPage(address, headers);
  if (page.status !== 200) throw new Error(`${address} answered ${page.status}, and has to be there`);
  return page;
}

/** An answer that is read while it arrives. */
export interface ArrivingPage {
  /** Resolves to all that has arrived once it holds a text. Rejects when the answer ends without it. */
  readonly until: (text: string) => Promise<string>;
  /** All of it. */
  readonly whole: Promise<string>;
}

/** Asks for a page and reads it as it arrives, not compressed. */
export function openPage(address: string): ArrivingPage {
  let arrived = '';
  const pieces = new EventEmitter();
  const whole = new Promise<string>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'identity' } }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        arrived += text;
        pieces.emit('piece');
      });
      response.on('end', () => resolve(arrived));
      response.on('error', reject);
    }).on('error', reject);
  });
  const until = async (text: string): Promise<string> => {
    const ended = whole.then(() => true);
    while (!arrived.includes(text)) {
      const isOver = await Promise.race([once(pieces, 'piece').then(() => false), ended]);
      if (isOver && !arrived.includes(text)) throw new Error(`The page ended without ${text}`);
    }
    return arrived;
  };
  return { until, whole };
}

/** The markup without what stands in scripts. */
export function stripScripts(html: string): string {
  return html.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Sends bytes over a separate connection, and takes what comes until the server closes it. */
export async function exchange(site: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

/** The bytes of a request for a page, with more headers. */
export function requestText(method: string, path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}
