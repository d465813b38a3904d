import { expect, test } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './http-client.ts';
import { SITE } from './servers.ts';

/** What every object has, and a careless look-up by a visitor's word finds: "toString", "__proto__", … */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

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
  [() => '/scenarios', ['queue_type', 'premadeOnly', 'after']],
  [() => '/skirmishes', ['type', 'minPlayers', 'after']],
  [() => `/scenario/${fixtures().scenario}`, ['sort', 'dir']],
  [() => `/skirmish/${fixtures().skirmish}`, ['sort', 'dir', 'after']],
  [() => '/ranked-leaderboard', ['season', 'type', 'career', 'after']],
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

/** Milliseconds that an unusual user agent may take more than an ordinary one. */
const ALLOWANCE = 100;
const ATTEMPTS = 4;

/** The least of several times in milliseconds: the others were the machine's fault. */
async function fastestAnswer(agent: string): Promise<number> {
  let fastest = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const began = performance.now();
    const { status } = await fetchPage(`${SITE}/credits`, { 'user-agent': agent });
    expect(status).toBeLessThan(500);
    fastest = Math.min(fastest, performance.now() - began);
  }
  return fastest;
}

/** Just below the 16 KB that Node allows for all headers of a request. */
const LONG_AGENTS = ['a', 'Mozilla/5.0 (', 'bot', '-', '((((', 'http://'].map((part) =>
  part.repeat(Math.floor(14_000 / part.length)),
);

for (const agent of LONG_AGENTS) {
  test(`a user agent of 14 KB of "${agent.slice(0, 8)}" is answered as fast as any`, async () => {
    const ordinary = await fastestAnswer('Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0');
    expect(await fastestAnswer(agent)).toBeLessThan(ordinary + ALLOWANCE);
  });
}
