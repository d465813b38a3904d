import type { ServerResponse } from 'node:http';

import { vi } from 'vitest';

import { LIVE } from '#lib/api/answer.ts';
import { cspNonce, pageAnswers } from '#lib/request-context.ts';

import type { PageHandler } from '../http/next/pages.ts';
import { CachedPages } from '../page-cache/cached-pages.ts';
import { openSite, type SiteUnderTest } from './site-under-test.ts';

const MEGABYTE = 1024 * 1024;

/** Counts and settings of the renderings. */
export interface Rendered {
  times: number;
  addresses: (string | undefined)[];
  during: (response: ServerResponse) => unknown;
}

/** A site with a page cache. */
export interface KeptSite extends SiteUnderTest {
  readonly rendered: Rendered;
  /** Waits for background revalidations. */
  readonly settled: () => Promise<void>;
}

/**
 * Opens a site whose pages count how often they were rendered, and are made of one answer that is good for 15 seconds.
 */
export async function openKeptSite(): Promise<KeptSite> {
  const rendered: Rendered = { times: 0, addresses: [], during: () => {} };
  const handler: PageHandler = async (request, response) => {
    rendered.times += 1;
    rendered.addresses.push(request.url);
    const answer = { askedAt: performance.now(), policy: LIVE, standsIn: false };
    pageAnswers()?.note(answer);
    await rendered.during(response);
    const isDocument = request.headers['rsc'] === undefined;
    response.setHeader('content-type', isDocument ? 'text/html; charset=utf-8' : 'text/x-component');
    response.setHeader('vary', 'rsc');
    const script = `<script nonce="${cspNonce()}">run()</script>`;
    response.end(`<body><main id="m">Page ${rendered.times} of ${'it '.repeat(500)}</main>${script}</body>`);
  };
  const lines: string[] = [];
  const env = { TRUSTED_PROXIES: ['loopback'] };
  const pages = new CachedPages(handler, env, MEGABYTE, (_level, line) => lines.push(line));
  const site = await openSite(handler, { env, keptPages: pages });
  const keys = [
    'document /kills',
    'document /items',
    'navigation /kills',
    'refresh /kills',
    'document /kill/7',
  ];
  const settled = async () => {
    await pause();
    await Promise.all(keys.map((key) => pages.cache.running(key)));
  };
  return { ...site, lines, rendered, settled };
}

const elapsed = performance.now.bind(performance);

/** Lets the clock of the caches stand some milliseconds later than it does without tests. */
export const advanceTo = (milliseconds: number) =>
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + milliseconds);

/** The number of the rendering that a body is of. */
export const numberOf = (body: Buffer) => /Page (\d+)/.exec(String(body))?.[1];

/** Waits for what happens behind a page. */
export const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
