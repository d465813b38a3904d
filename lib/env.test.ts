import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { EnvError, earlierSettings, parseEnv } from './env.ts';

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    parseEnv(variables);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

test('nothing has to be set', () => {
  expect(parseEnv({})).toEqual({
    PORT: 3000,
    ARCHIVE: false,
    CARDS: true,
    EMBEDS: true,
    OVERLAYS: true,
    MCP: true,
    ARCHIVE_DAYS: 90,
    API_GENERATION: '2026-01',
    API_TIMEOUT_MS: 3000,
    DATA_DIR: '.data',
    WORLD_SEED: 'war-ledger',
    WORLD_SCALE: 1,
    WORLD_LIVE: true,
    LOG_LEVEL: 'info',
    PAGE_CACHE_MB: 128,
    STATIC_MARKUP: true,
    RENDER_WAIT_MS: 2000,
    CLIENT_LIMITS: 1,
    LIVE: true,
    LIVE_STREAMS: 1000,
    LIVE_CLIENT_STREAMS: 10,
    LOG_FORMAT: 'text',
  });
});

test('empty and blank variables count as unset', () => {
  expect(parseEnv({ PORT: '', SITE_URL: ' ', DATABASE_URL: '' })).toEqual(parseEnv({}));
});

test('values are read into what they mean', () => {
  expect(
    parseEnv({
      PORT: '8080',
      HOST: '127.0.0.1',
      SITE_URL: 'https://ledger.example/',
      WORLD_NOW: '2026-11-01T00:00:00Z',
      WORLD_SCALE: '0.1',
      IMAGE_ORIGIN: 'https://images.example',
      ARMORY_URL: 'https://armory.example/character/{id}',
      ANALYTICS_ENDPOINT: 'https://analytics.example/api/event',
      ANALYTICS_DOMAIN: 'ledger.example',
      STATIC_MARKUP: '0',
    }),
  ).toMatchObject({
    PORT: 8080,
    HOST: '127.0.0.1',
    SITE_URL: 'https://ledger.example',
    WORLD_NOW: 1_793_491_200,
    WORLD_SCALE: 0.1,
    IMAGE_ORIGIN: 'https://images.example',
    ARMORY_URL: 'https://armory.example/character/{id}',
    ANALYTICS_ENDPOINT: 'https://analytics.example/api/event',
    ANALYTICS_DOMAIN: 'ledger.example',
    STATIC_MARKUP: false,
  });
  expect(parseEnv({ WORLD_NOW: '1793491200' }).WORLD_NOW).toBe(1_793_491_200);
});

test('trusted proxies are addresses and networks', () => {
  const { TRUSTED_PROXIES } = parseEnv({ TRUSTED_PROXIES: 'loopback, 192.0.2.7,10.0.0.0/8, fd00::/8' });
  expect(TRUSTED_PROXIES).toEqual(['loopback', '192.0.2.7', '10.0.0.0/8', 'fd00::/8']);
});

test('a contact is the address of a mailbox, a page or a telephone', () => {
  expect(problemsOf({ SECURITY_CONTACT: 'mailto:security@ledger.example' })).toEqual([]);
  expect(problemsOf({ SECURITY_CONTACT: 'security@ledger.example' })).toEqual([
    'SECURITY_CONTACT must be an address such as mailto:security@ledger.example',
  ]);
});

test('page views may go to the own machine without TLS', () => {
  expect(problemsOf({ ANALYTICS_ENDPOINT: 'http://127.0.0.1:8000/api/event' })).toEqual([]);
});

test('everything wrong is told at once, one line each', () => {
  expect(problemsOf({ PORT: 'http', WORLD_SCALE: '1000', LOG_LEVEL: 'loud' })).toEqual([
    'PORT must be a whole number from 0 to 65535',
    'WORLD_SCALE must be a number between 0.01 and 100',
    'LOG_LEVEL must be debug, info, warn, error or silent',
  ]);
});

test.each([
  ['PORT', '65536'],
  ['SITE_URL', 'ledger.example'],
  ['SITE_URL', 'https://ledger.example/path'],
  ['SITE_URL', 'https://user@ledger.example'],
  ['DATABASE_URL', 'mysql://localhost/war'],
  ['GRAPHQL_ENDPOINT', 'ftp://api.example'],
  ['API_GENERATION', '2026-05'],
  ['CACHE_SECRET', 'short'],
  ['WORLD_NOW', 'yesterday'],
  ['WORLD_NOW', '1793491200000'],
  ['IMAGE_ORIGIN', 'http://images.example'],
  ['ARMORY_URL', 'https://armory.example/'],
  ['ANALYTICS_ENDPOINT', 'http://analytics.example/api/event'],
  ['ANALYTICS_ENDPOINT', 'https://user@analytics.example/api/event'],
  ['ANALYTICS_ENDPOINT', 'analytics.example'],
  ['ANALYTICS_DOMAIN', 'two words'],
  ['RENDER_WAIT_MS', 'long'],
  ['ADMIN_PORT', '70000'],
  ['CLIENT_LIMITS', 'none'],
  ['LOG_FORMAT', 'xml'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1/0'],
  ['TRUSTED_PROXIES', 'loopback,'],
])('%s=%s is refused', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must be `))]);
});

test('pages are shared with a secret only', () => {
  const REDIS_URL = 'redis://127.0.0.1:6379';
  expect(problemsOf({ REDIS_URL: 'http://127.0.0.1:6379', CACHE_SECRET: 'x'.repeat(32) })).toEqual([
    expect.stringMatching(/^REDIS_URL must be /),
  ]);
  expect(problemsOf({ REDIS_URL })).toEqual([expect.stringMatching(/^REDIS_URL needs CACHE_SECRET/)]);
  expect(problemsOf({ REDIS_URL, CACHE_SECRET: 'x'.repeat(32) })).toEqual([]);
});

test('a database may have several hosts, and a comma in its password', () => {
  for (const DATABASE_URL of [
    'postgres://war:a,b@one.example/war',
    'postgres://war@one:5432,two:5433/war?sslmode=require',
    'postgresql://one,two,[::1]:5434',
  ]) {
    expect(parseEnv({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  }
});

test('an own database and a remote API exclude each other', () => {
  expect(
    problemsOf({ DATABASE_URL: 'postgres://localhost/war', GRAPHQL_ENDPOINT: 'https://api.example/graphql' }),
  ).toEqual(['DATABASE_URL and GRAPHQL_ENDPOINT exclude each other: unset one of them, or set ARCHIVE=1']);
});

test('an archive is one of a remote API, in a database or an embedded one', () => {
  const api = { GRAPHQL_ENDPOINT: 'https://api.example/graphql', ARCHIVE: '1' };
  expect(parseEnv(api)).toMatchObject({ ARCHIVE: true, ARCHIVE_DAYS: 90 });
  expect(problemsOf({ ...api, DATABASE_URL: 'postgres://localhost/war', ARCHIVE_DAYS: '30' })).toEqual([]);
  expect(problemsOf({ ARCHIVE: '1' })).toEqual([
    'ARCHIVE needs GRAPHQL_ENDPOINT, the API that it is an archive of',
  ]);
  expect(problemsOf({ ...api, ARCHIVE_DAYS: '0' })).toEqual([
    'ARCHIVE_DAYS must be a whole number of days from 1 to 9999',
  ]);
});

test('a setting of an earlier version is named, with what does its work now', () => {
  expect(earlierSettings({ WEB_WORKERS: '2' })).toEqual([
    expect.stringMatching(/^WEB_WORKERS is no longer read: /),
  ]);
  expect(earlierSettings({ WEB_WORKERS: ' ', PORT: '3000' })).toEqual([]);
});

test('a setting is still read by its earlier name, and a line says the new one', () => {
  const api = { GRAPHQL_ENDPOINT: 'https://api.example/graphql', RECORD: '1', RECORD_DAYS: '30' };
  expect(parseEnv(api)).toMatchObject({ ARCHIVE: true, ARCHIVE_DAYS: 30 });
  expect(parseEnv({ ...api, ARCHIVE_DAYS: '40', RECORD: ' ' })).toMatchObject({
    ARCHIVE: false,
    ARCHIVE_DAYS: 40,
  });
  expect(earlierSettings({ RECORD: '1', RECORD_DAYS: ' ' })).toEqual([
    'RECORD is called ARCHIVE now; it is still read where ARCHIVE is not set',
  ]);
});

test('stats of careers are read out of a file, which must have the documented shape', () => {
  const sample = 'lib/data/builds/sample-base-stats.json';
  expect(Object.keys(parseEnv({ BASE_STATS: sample }).BASE_STATS ?? {})).toHaveLength(24);
  for (const BASE_STATS of ['/no/such/file.json', 'package.json', 'README.md']) {
    expect(problemsOf({ BASE_STATS })).toEqual([
      expect.stringMatching(/^BASE_STATS must be a JSON file of careers, each with its eight attributes \(/),
    ]);
  }
});

const POINTS = {
  STRENGTH: 147,
  BALLISTIC_SKILL: 60,
  INTELLIGENCE: 60,
  WILLPOWER: 75,
  TOUGHNESS: 190,
  WOUNDS: 560,
  INITIATIVE: 100,
  WEAPON_SKILL: 140,
};

test.each([
  [{ SKY_KNIGHT: POINTS }, 'SKY_KNIGHT: there is no such career'],
  [{ SLAYER: { ...POINTS, WOUNDS: undefined } }, 'SLAYER.WOUNDS: '],
  [{ SLAYER: { ...POINTS, WOUNDS: '560' } }, 'SLAYER.WOUNDS: '],
  [{ SLAYER: { ...POINTS, WOUNDS: -1 } }, 'SLAYER.WOUNDS: '],
  [{ SLAYER: { ...POINTS, STRENGHT: 1 } }, 'SLAYER.STRENGHT: '],
  [{ SLAYER: { 41: POINTS } }, 'SLAYER.41: '],
  [{ SLAYER: { 12: POINTS, 40: { ...POINTS, WOUNDS: undefined } } }, 'SLAYER.40.WOUNDS: '],
  [{ SLAYER: { 12: POINTS, WOUNDS: 560 } }, 'SLAYER.WOUNDS: '],
])('stats of careers say where they are wrong: %j', (table, place) => {
  const path = join(mkdtempSync(join(tmpdir(), 'war-ledger-')), 'base-stats.json');
  writeFileSync(path, JSON.stringify(table));
  expect(problemsOf({ BASE_STATS: path })).toEqual([expect.stringContaining(`(${place}`)]);
});

test('stats of careers are read for one level or for several', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'war-ledger-')), 'base-stats.json');
  const young = { ...POINTS, WOUNDS: 90 };
  writeFileSync(path, JSON.stringify({ SLAYER: POINTS, CHOPPA: { 12: young, 40: POINTS } }));
  expect(parseEnv({ BASE_STATS: path }).BASE_STATS).toEqual({
    SLAYER: { 40: POINTS },
    CHOPPA: { 12: young, 40: POINTS },
  });
});

test('patches are read out of a file by their days, which must have the documented shape', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'war-ledger-')), 'patches.json');
  const read = (table: unknown) => {
    writeFileSync(path, JSON.stringify(table));
    return path;
  };
  const [later, first] = [
    { date: '2026-11-10', name: '1.4.8', address: 'https://example.org/1.4.8' },
    { date: '2026-03-01', name: '1.4.7' },
  ];
  expect(parseEnv({ PATCHES: read([later, first]) }).PATCHES).toEqual([first, later]);
  for (const [table, place] of [
    [{}, 'the file'],
    [[{ date: '10.11.2026', name: '1.4.8' }], '0.date'],
    [[{ ...first, name: '' }], '0.name'],
    [[{ ...first, address: 'javascript:alert(1)' }], '0.address'],
    [[{ ...first, note: 'x' }], '0.note'],
  ] as const) {
    expect(problemsOf({ PATCHES: read(table) })).toEqual([expect.stringContaining(`(${place}`)]);
  }
});

test('alerts need the hosts that they are sent to, and a database', () => {
  expect(problemsOf({ ALERTS: 'alerts.json' })).toEqual([
    'ALERTS needs ALERT_HOSTS, the hosts of its webhooks',
  ]);
  const ALERT_HOSTS = 'Discord.com, localhost:8080';
  expect(parseEnv({ ALERTS: 'alerts.json', ALERT_HOSTS }).ALERT_HOSTS).toEqual([
    'discord.com',
    'localhost:8080',
  ]);
  expect(problemsOf({ ALERTS: 'alerts.json', ALERT_HOSTS, GRAPHQL_ENDPOINT: 'https://api.example' })).toEqual(
    ['ALERTS needs a database: set ARCHIVE=1 beside GRAPHQL_ENDPOINT'],
  );
  for (const wrong of ['https://discord.com', 'discord.com/api', '*', 'a b', 'one,,two']) {
    expect(problemsOf({ ALERT_HOSTS: wrong })).toEqual([
      expect.stringMatching(/^ALERT_HOSTS must be hosts such as/),
    ]);
  }
});
