import { aloneChapter } from './chapters/alone-chapter.ts';
import { clickChapter } from './chapters/click-chapter.ts';
import { crawlChapter } from './chapters/crawl-chapter.ts';
import { lighthouseChapter } from './chapters/lighthouse-chapter.ts';
import { loadChapter } from './chapters/load-chapter.ts';
import { unseenChapter } from './chapters/unseen-chapter.ts';
import { weightChapter } from './chapters/weight-chapter.ts';
import { findLoadGenerator } from './find-load-generator.ts';
import { besideLastKnown, readLastKnown } from './last-known.ts';
import { type Cell, markdownTable, type Table } from './markdown-table.ts';
import { type Chapter, CHAPTERS, type Options } from './options.ts';
import { samplePages } from './page-samples.ts';
import { type Surroundings, withServers } from './with-servers.ts';

/** Measures what the options ask for, and prints a table as soon as it is there. */
export async function runChapters(options: Options): Promise<readonly Table[]> {
  const generator = findLoadGenerator();
  const measure = chapters({
    generator,
    rounds: options.rounds,
    connections: options.connections,
    addresses: options.addresses,
    onProgress: tell,
  });
  const known = readLastKnown();
  const print = (table: Table) =>
    process.stdout.write(`${markdownTable(besideLastKnown(table, known.tables))}\n`);
  return withServers(
    () => samplePages(options.kinds),
    async (surroundings) => {
      process.stdout.write(`${surroundings.pages.length} kinds of pages; load by ${generator.name}\n`);
      process.stdout.write(`in brackets the last known figures: ${known.measuredOn}\n\n`);
      const tables: Table[] = [];
      const memory: (readonly Cell[])[] = [['at the start', ...memoryOf(surroundings)]];
      for (const chapter of CHAPTERS.filter((name) => options.chapters.has(name))) {
        tell(chapter);
        const measured = await measure[chapter](surroundings);
        for (const table of measured) print(table);
        tables.push(...measured);
        memory.push([`after ${chapter}`, ...memoryOf(surroundings)]);
      }
      const last = { title: 'MB of memory', columns: ['When', 'site', 'without page cache'], rows: memory };
      print(last);
      return [...tables, last];
    },
  );
}

type Measure = (surroundings: Surroundings) => Promise<readonly Table[]>;

type MeasureOptions = Parameters<typeof loadChapter>[1] & Parameters<typeof crawlChapter>[1];

const chapters = (options: MeasureOptions): Readonly<Record<Chapter, Measure>> => ({
  unseen: async (surroundings) => [await unseenChapter(surroundings, options)],
  alone: async (surroundings) => [await aloneChapter(surroundings)],
  load: (surroundings) => loadChapter(surroundings, options),
  weight: async (surroundings) => [await weightChapter(surroundings)],
  clicks: async (surroundings) => [await clickChapter(surroundings)],
  lighthouse: async (surroundings) => [await lighthouseChapter(surroundings)],
  crawl: async (surroundings) => [await crawlChapter(surroundings, options)],
});

const memoryOf = ({ servers }: Surroundings): readonly number[] => [
  servers.site.memory(),
  servers.uncached.memory(),
];

const tell = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
