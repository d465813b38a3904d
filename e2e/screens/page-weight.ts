import { get } from 'node:http';
import { stripScripts } from '../api/http-client.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

export interface IdleWork {
  /** The number of style recalculations in a second in which nothing happens. */
  readonly styleRecalculations: number;
  /** The running animations: the element's tag and the animation's name. */
  readonly animations: readonly string[];
}

/** Milliseconds from one look at the page to the next. */
const PAUSE = 250;
/** The number of pauses in the second in which nothing may happen. */
const WATCHED = 4;
/** Unfinished work of a slow machine is not idle work: a second comes in which it is over. */
const MOST_LOOKS = 100;

/** Measures the work of a loaded page that should be idle. */
export async function measureIdleWork(page: Page): Promise<IdleWork> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const recalculations = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  const counts: number[] = [];
  const inLastSecond = () => (counts.at(-1) ?? Number.NaN) - (counts.at(-1 - WATCHED) ?? Number.NaN);
  while (inLastSecond() !== 0 && counts.length < MOST_LOOKS) {
    await wait(PAUSE);
    counts.push(await recalculations());
  }
  await devtools.detach();
  return { styleRecalculations: inLastSecond(), animations: await runningAnimations(page) };
}

function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect, id }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `${target?.tagName.toLowerCase() ?? 'unknown'} ${id}`.trim();
      }),
  );
}

const STANDING = /<script[^>]*\ssrc="([^"]+)"[^>]*>/g;
const FOR_OLD_BROWSERS = /\snomodule/i;
/** The arguments of the site's script that loads them once the page is painted. */
const LATE = /\}\)\((\["[\w.~-]+\.js"[^\]]*\])/;
const FOLDER = '/_next/static/chunks/';

/** The addresses of the scripts that a browser loads for a document, not those for browsers without modules. */
export function scriptFiles(html: string): readonly string[] {
  const standing = [...html.matchAll(STANDING)]
    .filter(([tag]) => !FOR_OLD_BROWSERS.test(tag))
    .map(([, file = '']) => file);
  const late: readonly string[] = JSON.parse(LATE.exec(html)?.[1] ?? '[]');
  return [...new Set([...standing, ...late.map((file) => FOLDER + file)])];
}

/** The weight of a page's first view. */
export interface PageWeight {
  readonly requests: number;
  /** KB of 1,000 bytes over the wire, without headers. */
  readonly kilobytes: number;
}

const sizes = new Map<string, Promise<number>>();

/** Bytes of a response over the wire, compressed as for a browser. */
function download(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' };
    get(address, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** Returns the bytes of an asset over the wire; it is requested once, whatever pages it stands on. */
export function sizeOf(address: string): Promise<number> {
  const size = sizes.get(address) ?? download(address);
  sizes.set(address, size);
  return size;
}

const addressIn = (tag: string): string =>
  (/\s(?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&').replace(/#.*/, '');

/** Styles, typefaces, scripts, the icon of the site, and every picture that does not wait until it is near. */
function assetsOf(html: string): ReadonlySet<string> {
  const markup = stripScripts(html).replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '');
  const links = markup.match(/<link[^>]*\srel="(?:stylesheet|preload)"[^>]*>/g) ?? [];
  const pictures = markup.match(/<(?:img|image)\s[^>]*>/g) ?? [];
  const tags = [
    ...links.filter((tag) => !/\simagesrcset=/i.test(tag)),
    // Icons are lazy too, and most of them in view; what is lazy without being of low priority stands far below.
    ...pictures.filter((tag) => !tag.includes('loading="lazy"') || tag.includes('fetchpriority="low"')),
  ];
  return new Set(['/icon.svg', ...scriptFiles(html), ...tags.map(addressIn)]);
}

/** The weight of a page, computed from its HTML. A picture in several sizes counts as its `src`. */
export async function pageWeight(address: string, html: string): Promise<PageWeight> {
  const assets = [...assetsOf(html)].map((asset) => new URL(asset, address).href);
  const bytes = await Promise.all([download(address), ...assets.map(sizeOf)]);
  return { requests: bytes.length, kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1000 };
}
