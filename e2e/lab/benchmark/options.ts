import { parseArgs } from 'node:util';

/** The chapters of the benchmark, in order. */
export const CHAPTERS = ['unseen', 'alone', 'load', 'weight', 'clicks', 'lighthouse', 'crawl'] as const;

export type Chapter = (typeof CHAPTERS)[number];

/** These take a quarter of an hour and more, and are measured when they are named. */
const LONG: ReadonlySet<Chapter> = new Set(['lighthouse', 'crawl']);

export interface Options {
  readonly chapters: ReadonlySet<Chapter>;
  /** Beginnings of the kinds of pages to measure; all where there is none. */
  readonly kinds: readonly string[];
  /** The number of repetitions of each load. */
  readonly rounds: number;
  /** The numbers of connections that put load on the servers at the same time. */
  readonly connections: readonly number[];
  /** The number of addresses to crawl. */
  readonly addresses: number;
  /** The file for the results as JSON. */
  readonly json: string | undefined;
  /** Makes these results the last known ones. */
  readonly save: boolean;
}

const isChapter = (text: string): text is Chapter => CHAPTERS.some((chapter) => chapter === text);

/**
 * Reads the arguments of the command.
 * @throws Error for one that does not exist
 */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      chapters: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '8,64' },
      addresses: { type: 'string', default: '100000' },
      json: { type: 'string' },
      save: { type: 'boolean', default: false },
    },
  });
  const named = values.chapters?.split(',') ?? CHAPTERS.filter((chapter) => !LONG.has(chapter));
  const unknown = named.filter((name) => !isChapter(name));
  if (unknown.length > 0)
    throw new Error(`--chapters takes ${CHAPTERS.join(', ')}, not ${unknown.join(', ')}`);
  if (!/^[1-9]\d?$/.test(values.rounds)) throw new Error('--rounds takes a number from 1 to 99');
  if (!/^[1-9]\d{0,2}(?:,[1-9]\d{0,2})*$/.test(values.connections))
    throw new Error('--connections takes numbers from 1 to 999');
  if (!/^[1-9]\d{0,6}$/.test(values.addresses))
    throw new Error('--addresses takes a number from 1 to 9999999');
  return {
    chapters: new Set(named.filter(isChapter)),
    kinds: positionals,
    rounds: Number(values.rounds),
    connections: values.connections.split(',').map(Number),
    addresses: Number(values.addresses),
    json: values.json,
    save: values.save,
  };
}
