import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { FOR_EVER } from '#lib/cache-control.ts';
import { isKnownTag } from '#lib/entity-tag.ts';
import { BULK_FORMATS, MANIFEST, readManifest, versionOf } from '#lib/exports/bulk/manifest.ts';

import { pathOf } from '../guards/request-limits.ts';
import { sendText } from '../wire/send-response.ts';
import type { FileHandler } from './static-files.ts';

/** Addresses of files of bulk data: the manifest, and those of a month. */
const ADDRESS = /^\/data\/(manifest\.json|\d{4}-\d{2}\/[a-z-]+\.(ndjson\.gz|csv\.gz|parquet))$/;

/** The time for which a copy of a file is good whose address names no version. */
const FOR_NOW = 'public, max-age=3600';

/** Scripts of every site may read bulk data, and parts of it. */
const SHARED = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'accept-ranges, content-length, content-range, etag',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
} as const;

/** Part of a file, in bytes with both ends. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Serves the files of a folder of bulk data that its manifest lists, whole or in part (RFC 9110, one range). Everything
 * else under `/data/` is not found; without a folder all of it.
 */
export function dataFiles(folder: string | undefined): FileHandler {
  return async (request, response) => {
    const path = decodeURIComponent(pathOf(request.url ?? ''));
    if (!path.startsWith('/data/')) return false;
    const [, name] = ADDRESS.exec(path) ?? [];
    const version = new URL(request.url ?? '', 'http://site.invalid').searchParams.get('v');
    const file = folder !== undefined && name !== undefined ? await find(folder, name, version) : null;
    if (!file) sendText(response, { status: 404, text: 'Not found' });
    else await send(request, response, file);
    return true;
  };
}

interface DataFile {
  readonly location: string;
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  /** Bytes of a file that the manifest lists. */
  readonly bytes?: number;
}

/**
 * Finds a file that the manifest lists, or the manifest; null for what is not there or leads out of the folder, and for
 * a version of a file that was replaced.
 */
async function find(folder: string, name: string, version: string | null): Promise<DataFile | null> {
  const location = await inFolder(folder, name);
  if (location === null) return null;
  if (name === MANIFEST) {
    const { mtimeMs, size } = await stat(location);
    return {
      location,
      type: 'application/json',
      cacheControl: 'public, max-age=300',
      etag: `"${mtimeMs.toString(36)}-${size.toString(36)}"`,
    };
  }
  const listed = (await readManifest(folder))?.files.find(({ path }) => path === name);
  if (!listed || (version !== null && version !== versionOf(listed))) return null;
  return {
    location,
    type: BULK_FORMATS[listed.format],
    cacheControl: version === null ? FOR_NOW : FOR_EVER,
    etag: `"${listed.sha256}"`,
    bytes: listed.bytes,
  };
}

/** The place of a file within a folder, after all links; null where it is none of the folder. */
async function inFolder(folder: string, name: string): Promise<string | null> {
  try {
    const [root, location] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    return location.startsWith(root + sep) ? location : null;
  } catch {
    return null;
  }
}

async function send(request: IncomingMessage, response: ServerResponse, file: DataFile): Promise<void> {
  const { size } = await stat(file.location);
  // A file that is replaced this moment has other bytes than its tag promises.
  if (file.bytes !== undefined && file.bytes !== size) {
    return sendText(response, {
      status: 503,
      text: 'This file is being replaced',
      headers: { 'retry-after': '5' },
    });
  }
  const headers = {
    ...SHARED,
    'cache-control': file.cacheControl,
    etag: file.etag,
    'accept-ranges': 'bytes',
  };
  if (isKnownTag(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const { range, 'if-range': ifRange } = request.headers;
  const isAsked = range !== undefined && (ifRange === undefined || ifRange === file.etag);
  const part = isAsked ? rangeOf(range, size) : undefined;
  if (part === null) {
    return sendText(response, {
      status: 416,
      text: `The file has ${size} bytes`,
      headers: { ...SHARED, 'content-range': `bytes */${size}` },
    });
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  response.writeHead(part ? 206 : 200, {
    ...headers,
    'content-type': file.type,
    'content-length': end - start + 1,
    ...(part && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  try {
    await pipeline(createReadStream(file.location, { start, end }), response);
  } catch (error) {
    if (!response.destroyed) throw error;
  }
}

/**
 * The part of a file that a header asks for; undefined for a header that is ignored, such as for several parts, and null
 * for a part that the file does not have.
 * @example rangeOf('bytes=-5', 100) // { start: 95, end: 99 }
 */
export function rangeOf(header: string, size: number): Range | null | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const last = Number(to);
    return last === 0 || size === 0 ? null : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start < size ? { start, end } : null;
}
