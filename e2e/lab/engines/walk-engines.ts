import { setTimeout as wait } from 'node:timers/promises';
import { newerFunctionsRemoved } from '../../../lib/server/testing/browsers/support.ts';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { findFixtures } from '../../fixtures/find-fixtures.ts';
import { SCREENS } from '../../screens/screens.ts';
import { SITE } from '../../servers/addresses.ts';
import { Supervisor } from '../../servers/supervisor.ts';
import actions from './actions.json' with { type: 'json' };
import { type Engine, openFirefox, openWebKit, watchSite } from './engine.ts';

/*
 * Walks one screen of each layout in Firefox and in WebKitGTK, and does there whatever a visitor can; then once more as
 * if these had nothing that one of the supported browsers lacks. After a build: npm run lab -- engines. Exit code 1 where
 * an action does nothing, or a page reports a problem.
 */

/** Something that visitors do on pages, in this order; what leads to another page is taken back. */
interface Action {
  readonly name: string;
  /** The act: press, hover, choose or sweep. */
  readonly by: string;
  /** A selector of what it is done to; pages without such an element are left alone. */
  readonly target: string;
  /** An expression whose value the action has to change. */
  readonly changes: string;
  /** Keys that are pressed then, each text at once; special ones as WebDriver names them. */
  readonly keys?: readonly string[];
}

const ACTIONS: readonly Action[] = actions;

/** Milliseconds within which an action has to show: what hangs is wrong, what is slow is the machine. */
const LONGEST = 20_000;

/** Complaints about what was fetched ahead: for a click that did not come, or not at all by a busy site. */
const AHEAD = /preload|^503 .*_rsc=/;

const ROWS = `document.querySelectorAll('main tbody tr').length`;

/** True once React has taken the page over. */
const HYDRATED = `(() => {
  const layer = document.getElementById('tooltip');
  return Object.keys(layer?.wrappedJSObject ?? layer ?? {}).some((name) => name.startsWith('__react'));
})()`;

/** Notes what the site writes to the clipboard. */
const COPIES = `document.addEventListener('copy', ({ clipboardData }) => {
  document.documentElement.dataset.copied = clipboardData.getData('text/plain').length;
})`;

/** The place of the first element that a pointer reaches, scrolled into view. */
const boxOf = (selector: string) => `(() => {
  for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getClientRects()[0] ?? {};
    const reached = width && document.elementFromPoint(x + width / 2, y + height / 2);
    if (reached && element.contains(reached)) return [x, y, width, height];
  }
})()`;

exitOnSignals();
const [only = ''] = process.argv.slice(2);
const supervisor = new Supervisor();
await supervisor.start('site');
process.env.E2E_FIXTURES = JSON.stringify(await findFixtures());
const screens = SCREENS.filter(
  ({ name, status, sameLayout }) => status === 200 && !sameLayout && name.includes(only),
);
let failures = 0;
for (const open of [openFirefox, openWebKit]) {
  for (const removed of ['', newerFunctionsRemoved()]) {
    const engine = await open();
    // As wide as the search field in the header needs.
    await engine.send('SetWindowRect', { x: 0, y: 0, width: 1300, height: 850 });
    const name = `${engine.name} ${removed ? 'without newer functions' : 'as it is'}`;
    const site = await watchSite(SITE, removed);
    const done = new Map<string, number>();
    for (const screen of screens) {
      const path = (await screen.address()).replace(SITE, '');
      const problems = await visit(engine, site.origin + path, done).catch((error: unknown) => [
        String(error),
      ]);
      problems.push(...site.takeProblems().filter((problem) => !AHEAD.test(problem)));
      for (const problem of problems) console.log(`${name}, ${path}: ${problem}`);
      failures += problems.length;
    }
    const counts = [...done].map(([action, count]) => `${action} ${count}`);
    console.log(`${name}: ${screens.length} screens; ${counts.join(', ')}`);
    engine.close();
    site.close();
  }
}
await supervisor.close();
console.log(`${failures} problems`);
process.exit(failures === 0 ? 0 : 1);

/** Opens a page and does all that it offers. @param done counts what could be done @returns the problems that were found */
async function visit(engine: Engine, address: string, done: Map<string, number>): Promise<string[]> {
  const problems: string[] = [];
  const open = () => engine.send('Navigate', { url: address });
  await open();
  if (!(await untilTrue(engine, HYDRATED))) return ['scripts have not taken it over'];
  await run(engine, COPIES);
  const rows = await run(engine, ROWS);
  const isHere = `location.href === ${JSON.stringify(address)}`;
  for (const action of ACTIONS) {
    const box = await run(engine, boxOf(action.target));
    if (!Array.isArray(box)) continue;
    const before = String(await run(engine, action.changes));
    const isDone = `String(${action.changes}) !== ${JSON.stringify(before)}`;
    await act(engine, action, box, isDone);
    if (await untilTrue(engine, isDone)) done.set(action.name, (done.get(action.name) ?? 0) + 1);
    else problems.push(`${action.name} does nothing`);
    if (await run(engine, `document.body?.innerText.includes('Error :(') ?? false`))
      problems.push(`${action.name} breaks it`);
    if (await run(engine, isHere)) continue;
    await run(engine, 'history.back()');
    if (await untilTrue(engine, `${isHere} && ${HYDRATED} && ${ROWS} >= ${rows}`)) continue;
    problems.push(`no way back from ${action.name}`);
    await open();
  }
  return problems;
}

async function act(
  engine: Engine,
  { target, by, keys = [] }: Action,
  box: readonly number[],
  isDone: string,
) {
  const [x = 0, y = 0, width = 0, height = 0] = box;
  const perform = (type: 'pointer' | 'key', actions: object[]) =>
    engine.send('PerformActions', { actions: [{ type, id: type, actions }] });
  const move = (right: number, down: number) => ({
    type: 'pointerMove',
    x: Math.round(x + width * right),
    y: Math.round(y + height * down),
  });
  if (by === 'choose') {
    // Engines differ in how keys choose.
    await run(
      engine,
      `(({ field }) => {
        field.selectedIndex = field.selectedIndex === 0 ? 1 : 0;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      })({ field: document.querySelector(${JSON.stringify(target)}) })`,
    );
  } else if (by === 'sweep') {
    for (let step = 0; step < 400 && !(await run(engine, isDone)); step += 1) {
      await perform('pointer', [move((step % 20) / 20, Math.floor(step / 20) / 20)]);
    }
  } else {
    const button = by === 'press' ? ['pointerDown', 'pointerUp'] : [];
    await perform('pointer', [
      move(0.4, 0.4),
      move(0.5, 0.5),
      ...button.map((type) => ({ type, button: 0 })),
    ]);
  }
  for (const text of keys) {
    const typed = (type: string) => [...text].map((value) => ({ type, value }));
    await perform('key', [...typed('keyDown'), ...typed('keyUp')]);
  }
}

function run(engine: Engine, expression: string): Promise<unknown> {
  return engine.send('ExecuteScript', { script: `return ${expression}`, args: [] });
}

/** Waits until an expression is true. @returns false where it does not become so */
async function untilTrue(engine: Engine, expression: string): Promise<boolean> {
  for (const end = performance.now() + LONGEST; performance.now() < end; await wait(100)) {
    // A page that is leaving cannot be asked.
    if (await run(engine, expression).catch(() => false)) return true;
  }
  return false;
}
