import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnv } from '#lib/env.ts';
import { addressOf } from '../launch/command-env.mjs';
import { LoopLimit } from '../http/next/render-limit.ts';
import { RenderQueue } from '../http/next/render-queue.ts';
import { Metrics } from '../metrics.ts';
import { factsOf } from '../archive/archive-facts.ts';
import { watchArchive } from '../archive/archive-metrics.ts';
import { openSite } from '../testing/site-under-test.ts';
import { newCounts } from '../page-cache/counts.ts';
import { CopyStore } from '../page-cache/copy-store.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** All metrics that any process has, before anything has happened. */
function newMetrics(): ReturnType<Metrics['json']> {
  const metrics = new Metrics();
  const limit = new LoopLimit();
  const store = new CopyStore(1);
  metrics.watchQueue(new RenderQueue({ longestWait: 1, limit }), limit);
  metrics.watchPages({ counts: newCounts(), store });
  const known = { kinds: ['Kill'], report: undefined, reached: new Map(), began: 0, now: 0 };
  watchArchive(metrics, () => factsOf(known));
  return metrics.json();
}

test.each(['grafana-board.json', 'alerts.yaml'])('%s asks for metrics that there are', async (file) => {
  const known = new Set((await newMetrics()).map(({ name }) => name));
  const asked = read(file).match(/\b(?:war_ledger|nodejs|process)_[a-z0-9_]+/g) ?? [];
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.map((name) => name.replace(/_bucket$/, '')).filter((name) => !known.has(name))).toEqual([]);
});

test('the board has every metric of the site', async () => {
  const board = read('grafana-board.json');
  const own = (await newMetrics()).map(({ name }) => name).filter((name) => name.startsWith('war_ledger_'));
  const left = new Set(['war_ledger_page_cache_pages']);
  expect(own.filter((name) => !board.includes(name) && !left.has(name))).toEqual([]);
});

test('every count is there before its first event', async () => {
  const counts = (await newMetrics()).filter(({ name }) => /^war_ledger_.*_total$/.test(name));
  expect(counts.length).toBeGreaterThan(4);
  for (const { name, values } of counts) {
    expect(values.length, name).toBeGreaterThan(0);
    expect(new Set(values.map(({ value }) => value)), name).toEqual(new Set([0]));
  }
});

test('the health check of the image asks where the site listens whether it is ready', async () => {
  const site = await openSite(async (_, response) => void response.end());
  const exitCode = async (host: string) => {
    const env = { ...process.env, HOST: host, PORT: String(site.port) };
    const check = spawn(process.execPath, ['lib/server/deploy/health-check.mjs'], { env });
    return (await once(check, 'exit'))[0];
  };
  expect(await exitCode('127.0.0.1')).toBe(0);
  expect(await exitCode('127.0.0.2')).toBe(1);
  site.site.state.phase = 'starting';
  expect(await exitCode('127.0.0.1')).toBe(1);
  site.close();
});

test.each([
  [undefined, 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['::1', '[::1]'],
  ['war.example', 'war.example'],
])('a site that listens on %s is reached as %s', (host, name) => {
  expect(addressOf(host, 80)).toBe(`http://${name}:80`);
});

test('the image has nothing that the repository leaves out, no history and no secrets', () => {
  const left = read('Dockerfile.dockerignore').split('\n');
  const ignored = read('../../../.gitignore')
    .split('\n')
    .map((line) => line.replace(/\/$/, ''));
  expect(ignored).toContain('.env*');
  expect([...ignored, '.git'].filter((line) => !left.includes(line))).toEqual([]);
});

test('no container gains rights, has all of those of root, or takes all memory', () => {
  const blocks = read('compose.yaml').split(/\n(?= {2}[a-z-]+:\n|x-site:|volumes:)/);
  const containers = blocks.filter((block) => /^ +image:/m.test(block));
  expect(containers).toHaveLength(5);
  for (const container of containers) {
    expect(container).toMatch(/^ +cap_drop: \[ALL\]$/m);
    expect(container).toMatch(/^ +security_opt: \['no-new-privileges:true'\]$/m);
    expect(container).toMatch(/^ +mem_limit: \d+[mg]$/m);
  }
});

test('the compose file sets variables that there are, to values that they take', () => {
  const [, block = ''] = /\n {2}environment:\n((?: {4}.*\n)+)/.exec(read('compose.yaml')) ?? [];
  const variables = Object.fromEntries(
    [...block.matchAll(/^ {4}(\w+): (.*)$/gm)].map(([, name, value = '']) => [name, filledIn(value)]),
  );
  expect(Object.keys(variables)).toContain('DATABASE_URL');
  const env: object = parseEnv(variables);
  expect(Object.keys(variables).filter((name) => !(name in env))).toEqual([]);
});

/** A value with what an operator would set in place of variables. */
const filledIn = (value: string) =>
  value
    .replace(/\$\{SITE_URL[^}]*\}/, 'https://war.example')
    .replace(/\$\{\w+:-([^}]*)\}/, '$1')
    .replaceAll(/\$\{\w+[^}]*\}/g, 'x'.repeat(48));
