import { launchChromium } from '../../../launch-chromium.ts';
import type { Cell, Table } from '../markdown-table.ts';
import type { Browser, CDPSession } from '@playwright/test';
import type { Surroundings } from '../page-samples.ts';

/** The weight of one page view; bytes of bodies as they come over the wire. */
interface Weight {
  readonly requests: number;
  readonly bytes: number;
  readonly bytesByType: Readonly<Record<ResourceType, number>>;
  /** Requests that the view does not need: pages that may be next. */
  readonly prefetches: number;
}

const RESOURCE_TYPES = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Other'] as const;
type ResourceType = (typeof RESOURCE_TYPES)[number];

interface Resource {
  readonly type: ResourceType;
  readonly prefetch: boolean;
  bytes: number;
}

/** Milliseconds after the last request in which late ones may still begin. */
const SETTLING = 500;

const typeOf = (name: string | undefined): ResourceType =>
  RESOURCE_TYPES.find((type) => type === name) ?? 'Other';

/**
 * Opens a page with an empty cache, without scrolling, and counts what is loaded.
 * @throws Error when the page is not answered with 200
 */
async function measureWeight(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const resources = await watchResources(session);
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    if (response?.status() !== 200) throw new Error(`${address} answers ${response?.status()}`);
    await page.waitForTimeout(SETTLING);
    return weightOf([...resources.values()]);
  } finally {
    await context.close();
  }
}

/** Notes every request of a page that goes over the wire, by its id. */
async function watchResources(session: CDPSession): Promise<ReadonlyMap<string, Resource>> {
  const resources = new Map<string, Resource>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    const headers = Object.keys(request.headers).map((name) => name.toLowerCase());
    const prefetch = headers.includes('rsc') || type === 'Prefetch';
    resources.set(requestId, { type: typeOf(type), prefetch, bytes: 0 });
  });
  const add = (requestId: string, bytes: number) => {
    const resource = resources.get(requestId);
    if (resource) resource.bytes += bytes;
  };
  // What has come with the headers are headers; the end tells everything.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // The icon of the site stands on the page too.
    if (response.fromDiskCache) resources.delete(requestId);
    else add(requestId, -response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    add(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return resources;
}

/** Sums up what was loaded; what was loaded ahead of the next page is only counted. */
function weightOf(resources: readonly Resource[]): Weight {
  const needed = resources.filter(({ prefetch }) => !prefetch);
  const bytesOf = (list: readonly Resource[]) => list.reduce((sum, { bytes }) => sum + bytes, 0);
  const byType = RESOURCE_TYPES.map((type) => [type, bytesOf(needed.filter((one) => one.type === type))]);
  return {
    requests: needed.length,
    bytes: bytesOf(needed),
    bytesByType: Object.fromEntries(byType),
    prefetches: resources.length - needed.length,
  };
}

/** Requests and KB of 1,000 bytes of a first view, over the wire. */
export async function weightChapter({ pages, site }: Surroundings): Promise<Table> {
  const browser = await launchChromium();
  const rows: (readonly Cell[])[] = [];
  try {
    for (const { kind, path } of pages) {
      const weight = await measureWeight(browser, site.origin + path);
      rows.push([
        kind,
        weight.requests,
        weight.bytes / 1000,
        ...RESOURCE_TYPES.map((type) => weight.bytesByType[type] / 1000),
        weight.prefetches,
      ]);
    }
  } finally {
    await browser.close();
  }
  return {
    title: 'Requests and KB of a first view',
    columns: [
      'Page',
      'requests',
      'KB',
      'HTML',
      'scripts',
      'styles',
      'fonts',
      'images',
      'others',
      'prefetches',
    ],
    rows,
  };
}
