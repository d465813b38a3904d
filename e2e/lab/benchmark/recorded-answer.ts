import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { stripScripts } from '../../http-client.ts';
import type { RawAnswer } from './raw-request.ts';

/** An answer as the server sent it, compressed. */
export interface RecordedAnswer {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Node's server writes them for each answer anew. */
const PER_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** Makes a record from which a server can send the same answer again. */
export function recordedAnswer(path: string, { headers, body }: RawAnswer): RecordedAnswer {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    PER_CONNECTION.has(name) || value === undefined ? [] : [[name, String(value)]],
  );
  return { path, headers: { ...Object.fromEntries(kept), 'content-length': String(body.length) }, body };
}

/** The text of a recorded answer. */
export function textOf({ headers, body }: Pick<RecordedAnswer, 'headers' | 'body'>): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Returns the visible markup of a page without its scripts, and the part of it in the body. */
export function visibleMarkup(html: string): { readonly whole: string; readonly body: string } {
  const whole = stripScripts(html);
  const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(whole) ?? [];
  return { whole, body };
}

/** The name of the file with the body of the page at an index of the list. */
export const markupFile = (index: number): string => `${index}.html`;

/** Writes answers, and the visible markup of each, into a folder for the servers of the limits. */
export function writeRecords(folder: string, records: readonly RecordedAnswer[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [index, record] of records.entries()) {
    writeFileSync(join(folder, markupFile(index)), visibleMarkup(textOf(record)).body);
    const { path, headers, body } = record;
    writeFileSync(
      join(folder, `${index}.json`),
      JSON.stringify({ path, headers, body: body.toString('base64') }),
    );
  }
}

/** Reads what `writeRecords` wrote. */
export function readRecords(folder: string): readonly RecordedAnswer[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const { path, headers, body }: Omit<RecordedAnswer, 'body'> & { body: string } = JSON.parse(text);
      return { path, headers, body: Buffer.from(body, 'base64') };
    });
}
