import { parseArgs } from 'node:util';

/** What the benchmark can measure, in the order in which it does. */
export const CHAPTERS = ['alone', 'load', 'weight', 'clicks', 'lighthouse'] as const;

export type Chapter = (typeof CHAPTERS)[number];

export interface Options {
  /** The short form, which compares ratios with their limits. */
  readonly check: boolean;
  readonly chapters: ReadonlySet<Chapter>;
  /** Beginnings of the kinds of pages to measure; all where there is none. */
  readonly kinds: readonly string[];
  /** How often each load is repeated. */
  readonly rounds: number;
  /** Where results go as JSON. */
  readonly json: string | undefined;
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
      check: { type: 'boolean', default: false },
      lighthouse: { type: 'boolean', default: false },
      chapters: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      json: { type: 'string' },
    },
  });
  const named = values.chapters?.split(',') ?? CHAPTERS.filter((chapter) => chapter !== 'lighthouse');
  const unknown = named.filter((name) => !isChapter(name));
  if (unknown.length > 0)
    throw new Error(`--chapters takes ${CHAPTERS.join(', ')}, not ${unknown.join(', ')}`);
  if (!/^[1-9]\d?$/.test(values.rounds)) throw new Error('--rounds takes a number from 1 to 99');
  return {
    check: values.check,
    chapters: new Set([...named.filter(isChapter), ...(values.lighthouse ? ['lighthouse' as const] : [])]),
    kinds: positionals,
    rounds: Number(values.rounds),
    json: values.json,
  };
}
