import { compactScript } from './compact-script.ts';

/** Marks the first script that Next writes into the body; all visible content stands before it. */
const FIRST_SCRIPT = ' id="_R_"';
const HEAD_END = '</head>';

const FOLDER = '/_next/static/chunks/';
/** A script in a file, as React writes it for Next. */
const SCRIPT_FILE = new RegExp(
  `<script src="${FOLDER}([\\w.~-]+)"(?: (?:async|nonce)="[^"]*")+></script>`,
  'g',
);
/** The one for browsers without modules, which can run none of the others. */
const OLD_SCRIPT = /<script src="[^"]*" noModule=""[^>]*><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Milliseconds after which a page that paints nothing, such as one in the background, gets its scripts. */
const NO_PAINT = 1_000;

/** Runs in the browser, once all that can be seen is there: loads files after the first paint. */
const LOADER = compactScript(`((files, nonce) => {
  const load = () => {
    for (const file of files.splice(0)) {
      const script = document.createElement('script');
      document.head.append(Object.assign(script, { src: '${FOLDER}' + file, nonce }));
    }
  };
  try { new PerformanceObserver(load).observe({ type: 'paint', buffered: true }); } catch {}
  setTimeout(load, ${NO_PAINT});
})`);

/**
 * Lets a document load its scripts once it is painted, so that styles, typefaces and pictures have the network to
 * themselves: Next's scripts are most of what a page weighs, and it can be read without them.
 * @param piece the first one of the document, as Next writes it
 * @returns the piece as it is where it is not all that can be seen at first
 */
export function withLateScripts(piece: Uint8Array, nonce: string): Uint8Array {
  const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  const headEnd = bytes.indexOf(HEAD_END);
  const scripts = bytes.lastIndexOf(FIRST_SCRIPT);
  if (headEnd < 0 || scripts < headEnd) return piece;
  const files: string[] = [];
  const withoutScripts = (markup: Buffer) =>
    markup
      .toString()
      .replace(SCRIPT_FILE, (_, file: string) => {
        files.push(file);
        return '';
      })
      .replace(SCRIPT_PRELOAD, '')
      .replace(OLD_SCRIPT, '');
  const head = withoutScripts(bytes.subarray(0, headEnd));
  const end = withoutScripts(bytes.subarray(scripts));
  const start = bytes.lastIndexOf('<script', scripts);
  const loader = `<script nonce="${nonce}">${LOADER}(${JSON.stringify(files)}, '${nonce}')</script>`;
  return Buffer.concat([
    Buffer.from(head),
    bytes.subarray(headEnd, start),
    Buffer.from(loader),
    bytes.subarray(start, scripts),
    Buffer.from(end),
  ]);
}
