import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { npm } from '../../../lib/server/launch/command.mjs';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { runTests } from '../mutants/run-tests.ts';
import { runProgram } from '../program.ts';
import { copySources } from '../source-copy.ts';

/*
 * Puts the newest unpublished React and Next into a copy of the project and tries what rests on them: npm run lab -- canary, or
 * with versions of one's own: npm run lab -- canary next@latest react@latest react-dom@latest. Exit code 1 where an upgrade
 * would break something, with the place that would have to be mended.
 */

const PACKAGES = ['next', 'react', 'react-dom'];

/** Browser tests of what rests on React and Next, by what would have to be mended. */
const BROWSER_TESTS = [
  ['pages with and without static markup', ['e2e/static-markup.spec.ts', 'e2e/plain-pages.spec.ts']],
  ['late scripts (lib/late-scripts)', ['e2e/late-scripts.spec.ts']],
] as const;

const say = (line: string) => process.stdout.write(`${line}\n`);
const chosen = process.argv.slice(2);
const copy = copySources(join(import.meta.dirname, '../../..'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
exitOnSignals();

const versions = chosen.length > 0 ? chosen : await Promise.all(PACKAGES.map(newestOf));
if (!(await inCopy(['install', '--no-save', '--force', '--silent', ...versions]))) {
  fail(`${versions.join(', ')} cannot be installed.`);
}
say(`Next ${versionOf('next')}, React ${versionOf('react')}`);
if (!(await inCopy(['run', 'generate', '--silent']))) fail('The code cannot be generated.');

let isSound = await holds(
  'static markup (lib/markup/contract.md); STATIC_MARKUP=0 serves pages until it is mended',
  ['lib/markup/', 'components/ui/static-markup.test.tsx'],
);
if (await inCopy(['run', 'build', '--silent'])) {
  for (const [part, files] of BROWSER_TESTS) isSound = (await holds(part, files)) && isSound;
} else {
  say('✗ the site does not build');
  isSound = false;
}
process.exitCode = isSound ? 0 : 1;

/** Runs the tests of one part, and reports those that an upgrade would break. */
async function holds(part: string, files: readonly string[]): Promise<boolean> {
  const { passed, failed, output } = await runTests(
    copy,
    files.map((file) => ({ file })),
  );
  const isBroken = failed.length > 0 || passed === 0;
  say(`${isBroken ? '✗' : '✓'} ${part}`);
  for (const title of failed) say(`    ${title}`);
  if (passed === 0 && failed.length === 0) say(output);
  return !isBroken;
}

async function inCopy(args: readonly string[]): Promise<boolean> {
  return (await npm(args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] })) === 0;
}

/** The newest version of a package that the registry has: the unpublished one, where it has such. */
async function newestOf(name: string): Promise<string> {
  const tags = JSON.parse(await runProgram(['npm', 'view', name, 'dist-tags', '--json'], copy));
  return `${name}@${tags.canary ?? tags.latest}`;
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(join(copy, 'node_modules', name, 'package.json'), 'utf8'));
  return String(version);
}

function fail(reason: string): never {
  say(`✗ ${reason}`);
  process.exit(1);
}
