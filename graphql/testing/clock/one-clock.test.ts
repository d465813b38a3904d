import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sourcesIn = (folder: string, isOne: (file: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && isOne(file))
    .map((file) => join(folder, file));

/** Lines of files that match a pattern, with their places. */
const linesWith = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, index) => `${file}:${index + 1}: ${line.trim()}`)
      .filter((line) => pattern.test(line)),
  );

it('browser tests read no clock but that of the run', () => {
  // The laboratory tries today, too, and has kills of this moment told by the live stream and by alerts.
  const files = sourcesIn('e2e', (file) => !/try-(?:alerts|live|other-days)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(linesWith(files, /\bnew Date\(\)|(?<!evaluate\(\(\) => )\bDate\.now\(|clock\.install\(\)/)).toEqual(
    [],
  );
});

it('every browser test has a browser in which that clock stands', () => {
  const files = sourcesIn(
    'e2e',
    (file) => file !== 'pages/standing-browser.ts' && file !== 'servers/need-servers.ts',
  );
  expect(linesWith(files, /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/)).toEqual([]);
});

it('statements get the time of day from the site, not from the clock of the database', () => {
  const files = ['graphql/resolvers', 'graphql/sql', 'lib'].flatMap((folder) =>
    sourcesIn(folder, (file) => !file.endsWith('.test.ts')),
  );
  const CLOCK = /from now\(\)|current_(?:date|time)|(?:clock|statement|transaction)_timestamp/i;
  expect(linesWith(files, CLOCK)).toEqual([]);
});
