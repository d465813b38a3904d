import type { PageSample } from './page-samples.ts';

/** Kinds whose records have consecutive numbers as ids. */
const KINDS = new Set([
  '/kill/[id]',
  '/character/[id]',
  '/guild/[id]',
  '/item/[id]',
  '/creature/[id]',
  '/quest/[id]',
]);

/**
 * Distinct addresses of records, and of records that do not exist where there are not as many: of each kind in turn,
 * from the sample on down and then up.
 * @param count how many
 */
export function crawlAddresses(pages: readonly PageSample[], count: number): readonly string[] {
  const samples = pages.flatMap(({ kind, path }) => {
    const [, start = '', number = ''] = /^(\D+)(\d+)$/.exec(path) ?? [];
    return KINDS.has(kind) && start ? [{ start, number: Number(number) }] : [];
  });
  if (samples.length === 0) throw new Error('No page of a record was found');
  return Array.from({ length: count }, (_, index) => {
    const { start, number } = samples[index % samples.length] ?? { start: '', number: 0 };
    const step = Math.floor(index / samples.length);
    return `${start}${step < number ? number - step : step + 1}`;
  });
}
