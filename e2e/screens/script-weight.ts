import { gzipSync } from 'node:zlib';

import { scriptFiles } from '../script-files.ts';

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

/** Counts the scripts that the HTML of an address loads, and sums their KB after gzip. */
export async function scriptWeight(
  address: string,
  html: string,
): Promise<{ files: number; kilobytes: number }> {
  const scripts = scriptFiles(html);
  const kilobytes = await Promise.all(scripts.map((script) => sizeOf(new URL(script, address).href)));
  return { files: scripts.length, kilobytes: kilobytes.reduce((sum, size) => sum + size, 0) };
}
