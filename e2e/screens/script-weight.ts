import { gzipSync } from 'node:zlib';

const sizes = new Map<string, Promise<number>>();

/** KB of 1,000 bytes of one script after gzip, whatever the server sends it as. */
function sizeOf(address: string): Promise<number> {
  const size = sizes.get(address) ?? download(address);
  sizes.set(address, size);
  return size;
}

async function download(address: string): Promise<number> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`);
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 6 }).length / 1000;
}

/** The scripts that a browser loads for a page, not those for browsers without modules. */
function scriptsOf(html: string): string[] {
  const tags = html.match(/<script[^>]*\ssrc="[^"]+"[^>]*>|<link[^>]*\sas="script"[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\snomodule/i.test(tag))
    .map((tag) => /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '');
  return [...new Set(sources)];
}

/** How many scripts the HTML of an address loads, and how many KB they are together after gzip. */
export async function scriptWeight(
  address: string,
  html: string,
): Promise<{ files: number; kilobytes: number }> {
  const scripts = scriptsOf(html);
  const kilobytes = await Promise.all(scripts.map((script) => sizeOf(new URL(script, address).href)));
  return { files: scripts.length, kilobytes: kilobytes.reduce((sum, size) => sum + size, 0) };
}
