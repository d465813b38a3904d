import { STUDIES } from './studies.ts';
import { falseNamesOf, foundOf } from './study.ts';

/*
 * Counts how often a page names something that is not there, and how often it finds what is planted.
 *
 *   npm run lab -- null-worlds             1,000 worlds of each kind, always the same ones
 *   npm run lab -- null-worlds 200 match   so many, of verdicts with that in their names
 */

/** The share of pages that may name anything in worlds without an effect. */
const MOST = 0.06;

const [text = '1000', part = ''] = process.argv.slice(2);
const worlds = Number(text);
const percent = (count: number): string => `${((count / worlds) * 100).toFixed(1)} %`;
const counts = STUDIES.filter(({ verdict }) => verdict.includes(part)).map((study) => {
  const falseNames = falseNamesOf(study, worlds);
  const found = foundOf(study, worlds);
  console.log(`${study.verdict}, ${study.world}: ${percent(falseNames)} false, ${percent(found)} found`);
  return falseNames;
});
process.exitCode = counts.every((count) => count <= MOST * worlds) ? 0 : 1;
