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
