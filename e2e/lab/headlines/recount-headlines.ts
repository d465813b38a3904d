import { headlines } from './headlines.ts';
import { readRecords } from './records.ts';
import { unescape } from '../../pages/unescape.ts';

/*
 * Recounts headline figures of a running site from the records of its database, and prints each with its label. No code
 * of the site is used. npm run lab -- headlines ORIGIN DATABASE_URL; the exit code
 * is 1 where one differs.
 */

const [, , origin = 'http://localhost:3000', databaseUrl = ''] = process.argv;

/** The words of a page's main part, in the order in which they stand there. */
async function textOf(path: string): Promise<string> {
  const html = await (await fetch(origin + path)).text();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const words = main.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ');
  return unescape(words).replaceAll(/\s+/g, ' ');
}

/** True if a figure is the recounted one, rounded to as many digits as it shows. */
const agrees = (figure: string, recounted: number): boolean => {
  const digits = figure.split('.')[1]?.length ?? 0;
  return Number(figure.replaceAll(',', '')) === Number(recounted.toFixed(digits));
};

const records = await readRecords(databaseUrl);
const texts = new Map<string, string>();
for (const { path, shown, recounted } of headlines(records, Math.floor(Date.now() / 1000))) {
  const text = texts.get(path) ?? (await textOf(path));
  texts.set(path, text);
  const found = shown.exec(text);
  const right = found?.[1] !== undefined && agrees(found[1], recounted);
  if (!right) process.exitCode = 1;
  const figure = found?.[1] ?? 'not there';
  const label = found
    ? text.slice(Math.max(0, found.index - 40), found.index + found[0].length + 60)
    : String(shown);
  process.stdout.write(`${right ? '✓' : '✗'} ${path}: ${figure}, recounted ${recounted}\n    …${label}…\n`);
}
