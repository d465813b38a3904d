import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { npm } from '../../../lib/server/launch/command.mjs';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { ALL_MUTANTS, mutantsNamed } from './all-mutants.ts';
import { type AreaMutant, needsBuild } from './mutant.ts';
import { mutatedText } from './mutated-text.ts';
import { runTests } from './run-tests.ts';
import { copyProject } from '../source-copy.ts';

/*
 * Puts one fault after the other into a copy of the sources and runs the test that has to find it:
 * npm run lab -- mutants, or with areas or words of names: npm run lab -- mutants cursors "weeks begin". Exit code 1 where a fault
 * survives.
 */

const chosen = mutantsNamed(process.argv.slice(2));
const say = (line: string) => process.stdout.write(`${line}\n`);

if (chosen.length === 0) fail(`No fault has such a name. Areas: ${areas().join(', ')}.`);
const copy = copyProject(join(import.meta.dirname, '../../..'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
exitOnSignals();

if (!(await inCopy('generate'))) fail('The code cannot be generated.');
let survived = 0;
for (const isBrowser of [false, true]) {
  const mutants = chosen.filter(({ foundBy }) => needsBuild(foundBy) === isBrowser);
  if (mutants.length === 0) continue;
  await expectSound(mutants, isBrowser);
  for (const mutant of mutants) if (!(await isFound(mutant))) survived += 1;
}
say(`\n${chosen.length - survived} found, ${survived} survived`);
process.exitCode = survived === 0 ? 0 : 1;

/** Without a fault the same tests have to pass, or they show nothing. */
async function expectSound(mutants: readonly AreaMutant[], isBrowser: boolean): Promise<void> {
  if (isBrowser && !(await inCopy('build'))) fail('The site does not build.');
  const { passed, failed, output } = await runTests(
    copy,
    mutants.map(({ foundBy }) => foundBy),
  );
  if (failed.length > 0) fail(`These tests fail without any fault:\n${failed.join('\n')}`);
  if (passed === 0) fail(`No test ran:\n${output}`);
  say(`${passed} ${isBrowser ? 'browser' : 'unit'} tests pass without a fault.`);
}

async function isFound(mutant: AreaMutant): Promise<boolean> {
  const { area, name, foundBy } = mutant;
  const path = join(copy, mutant.file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(path, mutatedText(sound, mutant));
  try {
    if (needsBuild(foundBy) && !(await inCopy('build'))) fail(`${name}: the site does not build with it.`);
    const { passed, failed, output } = await runTests(copy, [foundBy]);
    const [by] = failed;
    if (by === undefined && passed === 0) fail(`${name}: no test ran:\n${output}`);
    say(`${area}: ${name}: ${by === undefined ? 'SURVIVED' : `found by ${foundBy.file}: ${by}`}`);
    return by !== undefined;
  } finally {
    writeFileSync(path, sound);
  }
}

async function inCopy(script: string): Promise<boolean> {
  return (
    (await npm(['run', script, '--silent'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] })) === 0
  );
}

function areas(): readonly string[] {
  return [...new Set(ALL_MUTANTS.map(({ area }) => area))];
}

function fail(reason: string): never {
  say(reason);
  process.exit(1);
}
