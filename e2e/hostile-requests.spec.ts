import { expect } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { test } from './pages/standing-browser.ts';

/**
 * Names that every object inherits, and that a careless look-up of a visitor's word finds: "toString", "__proto__", …
 */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

const RATINGS = ['min', 'avg', 'max'].flatMap((kind) => [`${kind}ItemRatingMin`, `${kind}ItemRatingMax`]);

/** Pages that read their query, each with the names of what it reads. */
const FILTERED: readonly (readonly [path: () => string, names: readonly string[]])[] = [
  [() => '/', ['after']],
  [() => '/guilds', ['after']],
  [() => '/kills', ['period', 'soloOnly', 'after']],
  [() => `/character/${fixtures().character}`, ['period', 'soloOnly', 'deathsAfter']],
  [() => `/character/${fixtures().character}/scenarios`, ['queue_type', 'after']],
  [() => `/character/${fixtures().character}/skirmishes`, ['after']],
  [() => `/guild/${fixtures().guild}`, ['period', 'soloOnly', 'deathsAfter']],
  [() => `/guild/${fixtures().guild}/scenarios`, ['queue_type', 'premadeOnly', 'after']],
  [() => '/scenarios', ['queue_type', 'tier', 'premadeOnly', 'after']],
  [() => '/skirmishes', ['type', 'minPlayers', 'after']],
  [() => '/battles', ['zone', 'minPlayers', 'outnumbered', 'guild', 'player', 'from', 'to', 'after']],
  [() => `/guild/${fixtures().battleGuild}/attendance`, ['weeks', 'figure']],
  [() => `/scenario/${fixtures().scenario}`, ['sort', 'dir']],
  [() => `/skirmish/${fixtures().skirmish}`, ['sort', 'dir', 'after']],
  [() => '/ranked-leaderboard', ['season', 'type', 'career', 'after']],
  [() => '/instances', ['name', 'after']],
  [
    () => '/instance-runs',
    ['instance', 'view', 'cleared', 'size', 'guild', 'player', 'completedEncounters', ...RATINGS, 'after'],
  ],
  [() => '/dungeon/160', ['wing', 'month']],
  [() => `/guild/${fixtures().guild}/dungeons`, ['instance', 'cleared', 'size', 'after']],
  [() => `/instance-statistics/${fixtures().instance}`, ['completed', ...RATINGS]],
  [() => '/search', ['q']],
  [() => `/search/${fixtures().searchText}`, ['after']],
  [() => '/graphql', ['query', 'variables']],
];

for (const [path, names] of FILTERED) {
  test(`no name that every object has is a 5xx: ${path.toString().replace('() => ', '')}`, async () => {
    for (const word of INHERITED) {
      const query = `${word}=1&${names.map((name) => `${name}=${word}`).join('&')}`;
      const { status } = await fetchPage(`${SITE}${path()}?${query}`);
      expect(status, query).toBeLessThan(500);
    }
  });
}

const RUN = '7f0c4a52-9a1e-4c7b-8a55-0d5a3c1b2e9f';

/** Values in place of an id that cannot be one; the last three are valid ids of no record. */
const NO_IDS: readonly string[] = (
  `toString __proto__ constructor 0 -1 1e9 0x10 12.5 007 +7 %207 7%20 ١٢ NaN null %00 %25 %2e%2e%2f {id} [id] 1'or'1 ` +
  `${RUN.toUpperCase()} ${RUN.replaceAll('-', '')} ${RUN.slice(1)} ${RUN}0 {${RUN}} urn:uuid:${RUN} 4294967296 ` +
  `${'9'.repeat(30)} ${'x'.repeat(3_000)} %F0%9F%92%80 4294967295 999999999999999 ${RUN}`
).split(' ');

/** Addresses of records of instances and of the journal, each with that id in the place of each of its own. */
const BY_ID: readonly ((id: string) => string)[] = [
  (id) => `/instance/${id}`,
  (id) => `/instance-statistics/${id}`,
  (id) => `/instance-run/${id}`,
  (id) => `/instance-run/${id}/${id}`,
  (id) => `/instance-run/${fixtures().instanceRun}/${id}`,
  (id) => `/storylines/${id}`,
  (id) => `/storylines/${fixtures().storyline}/${id}`,
  (id) => `/storylines/${fixtures().journalEntry}/${id}`,
];

/** Characters of the longest address that is read. */
const LONGEST_ADDRESS = 4_096;

function expectedStatus(path: string): number {
  if (path.includes('%00')) return 400;
  if (path.length > LONGEST_ADDRESS) return 414;
  // A blank behind an address came with it from a text, and leads to the address.
  return path.endsWith('%20') ? 308 : 404;
}

for (const address of BY_ID) {
  test(`what is no id is not found: ${address.toString().replace('(id) => ', '')}`, async () => {
    for (const id of NO_IDS) {
      const path = address(id);
      const { status } = await fetchPage(SITE + path);
      expect(status, path).toBe(expectedStatus(path));
    }
  });
}

/** Values in place of a number that a filter takes. */
const NUMBERS = [
  '-1',
  '0',
  '1e9',
  '1e999',
  '0x10',
  '12.5',
  '١٢',
  'abc',
  ' 5',
  '5 ',
  '5,000',
  '9'.repeat(99),
  '\0',
];

test('a filter of instances takes any text for a number', async () => {
  const paths = ['/instance-runs', `/instance-statistics/${fixtures().instance}`];
  for (const path of paths) {
    for (const number of NUMBERS) {
      const params = ['completedEncounters', 'instance', ...RATINGS].map((name) => [name, number]);
      const query = new URLSearchParams(params).toString();
      const { status } = await fetchPage(`${SITE}${path}?${query}&${query}`);
      expect(status, `${path} ${number.slice(0, 20)}`).toBe(200);
    }
  }
});

/** Milliseconds that an unusual user agent may take more than an ordinary one. */
const ALLOWANCE = 100;

/** Milliseconds of one answer. */
async function timeOf(agent: string): Promise<number> {
  const began = performance.now();
  const { status } = await fetchPage(`${SITE}/credits`, { 'user-agent': agent });
  expect(status).toBeLessThan(500);
  return performance.now() - began;
}

const ORDINARY_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0';

/** Just below the 16 KB that Node allows for all headers of a request. */
const LONG_AGENTS = ['a', 'Mozilla/5.0 (', 'bot', '-', '((((', 'http://'].map((part) =>
  part.repeat(Math.floor(14_000 / part.length)),
);

for (const agent of LONG_AGENTS) {
  test(`a user agent of 14 KB of "${agent.slice(0, 8)}" is answered as fast as any`, async () => {
    // Retry on a busy machine: a slow answer is slow each time.
    const excess = async () => (await timeOf(agent)) - (await timeOf(ORDINARY_AGENT));
    await expect.poll(excess).toBeLessThan(ALLOWANCE);
  });
}
