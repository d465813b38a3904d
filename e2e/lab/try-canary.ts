import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { npm, root } from '../../lib/server/launch/command.mjs';
import { exitOnSignals } from '../../lib/server/testing/exit-on-signals.mjs';

/*
 * Tries the newest unpublished React and Next in a copy of the last commit: npm run lab -- canary, or versions by name:
 * npm run lab -- canary next@latest react@latest react-dom@latest. Exit code 1 where an upgrade would break something,
 * with the part that would have to be mended.
 */

const PACKAGES = ['next', 'react', 'react-dom'];

/** Commands that try what rests on React and Next, by the part that an upgrade would break. */
const PARTS = [
  [
    'static markup (lib/markup/contract.md); STATIC_MARKUP=0 serves pages until it is mended',
    ['run', 'unit', '--', 'lib/markup/', 'components/ui/static-markup.test.tsx'],
  ],
  ['the build', ['run', 'build']],
  [
    'pages with and without static markup',
    ['run', 'e2e', '--', 'static-markup.spec.ts', 'plain-pages.spec.ts'],
  ],
  ['late scripts (lib/late-scripts)', ['run', 'e2e', '--', 'late-scripts.spec.ts']],
] as const;

const chosen = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), 'war-ledger-canary-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
exitOnSignals();

execFileSync('git', ['clone', '--quiet', root, copy]);
const versions = chosen.length > 0 ? chosen : PACKAGES.map(newestOf);
console.log(versions.join(', '));
const ready = (await inCopy('ci')) && (await inCopy('install', '--no-save', '--force', ...versions));
const broken = ready ? [] : ['the packages cannot be installed'];
if (ready) await inCopy('run', 'generate');
for (const [part, command] of ready ? PARTS : []) if (!(await inCopy(...command))) broken.push(part);
for (const part of broken) console.log(`✗ ${part}`);
process.exitCode = broken.length > 0 ? 1 : 0;

async function inCopy(...args: readonly string[]): Promise<boolean> {
  return (await npm([...args], { cwd: copy, stdio: 'inherit' })) === 0;
}

/** The newest version of a package that the registry has: the unpublished one, where it has such. */
function newestOf(name: string): string {
  const tags = JSON.parse(execFileSync('npm', ['view', name, 'dist-tags', '--json'], { encoding: 'utf8' }));
  return `${name}@${tags.canary ?? tags.latest}`;
}
