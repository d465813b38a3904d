import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { Fighter } from '#lib/game/battles/own-part.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { killFilters, passesFilter, type Query } from '#lib/url/testing/kill-truth.ts';

import {
  type Compared,
  countOf,
  isBy,
  isOf,
  isWith,
  plainSums,
  type PlainWar,
  plainWar,
  someFighters,
  told,
} from '../testing/plain-war.ts';
import { FILTERS, GUILDS, openSummingApi, PLAYERS, SUMMING } from '../testing/summing-api.ts';

vi.mock('server-only', () => ({}));
const offered = vi.hoisted(() => ({ sums: true }));
vi.mock('#lib/api/offered.ts', async (importActual) => {
  const actual = await importActual<typeof import('#lib/api/offered.ts')>();
  return {
    ...actual,
    whatIsOffered: async () => {
      const offers = await actual.whatIsOffered();
      return (coordinate: string) =>
        (coordinate !== 'Query.fighterSums' || offered.sums) && offers(coordinate);
    },
  };
});
const { sampleKills } = await import('../war/kill-samples.ts');
const { sumFighterDeaths, sumFighterKills, sumKills } = await import('../war/kill-sums.ts');

let api: Awaited<ReturnType<typeof openSummingApi>>;
let war: PlainWar;

beforeAll(async () => {
  api = await openSummingApi();
  war = await plainWar(api.sql);
});
afterAll(() => api.close());

it.each(SUMMING)('the sums under a filter are plain counts over an API that %s', async (_, sums) => {
  offered.sums = sums;
  let counted = 0;
  const all = killFilters(war.kills, war.now);
  for (const [n, whose] of someFighters(war, PLAYERS, GUILDS).entries()) {
    const filters = Array.from({ length: FILTERS }, (_, k) => all[(n * FILTERS + k) % all.length] ?? {});
    for (const query of filters) {
      for (const { what, site, plain } of await filteredCompared(whose, query, war)) {
        expect.soft(site, `${what} of ${told(whose, query)}`).toEqual(plain);
        if (JSON.stringify(plain) !== JSON.stringify(plainSums([]))) counted += 1;
      }
    }
  }
  expect(counted).toBeGreaterThan(PLAYERS + GUILDS);
});

it('the sums above all kills are plain counts under every filter', async () => {
  for (const query of killFilters(war.kills, war.now)) {
    const { site, plain } = await killsCompared(query, war);
    expect.soft(site, JSON.stringify(query)).toEqual(plain);
  }
});

/** Compares the sums above the filtered lists of a player or a guild, and those of the overview under the filter. */
async function filteredCompared(
  whose: Fighter,
  query: Query,
  { kills: all, now }: PlainWar,
): Promise<readonly Compared[]> {
  const list = listAddress(routes.kills, query, KILL_FILTER);
  const passed = all.filter((kill) => passesFilter(kill, query, now));
  const [kills, deaths, sample] = await Promise.all([
    sumFighterKills(whose, list, now),
    sumFighterDeaths(whose, list, now),
    sampleKills(whose, now, list.values),
  ]);
  const [ownKills, ownDeaths] = [
    plainSums(passed.filter((kill) => isBy(whose, kill))),
    plainSums(passed.filter((kill) => isOf(whose, kill))),
  ];
  const { data } = sample;
  return [
    { what: 'sums of kills', site: kills.data, plain: ownKills },
    { what: 'sums of deaths', site: deaths.data, plain: ownDeaths },
    {
      what: 'overview under a filter',
      site: [data.kills.total, data.deaths.total, data.solo, data.partIn],
      plain: [ownKills.kills, ownDeaths.kills, ownKills.solo, countOf(passed, (kill) => isWith(whose, kill))],
    },
  ];
}

/** Compares the sums above the list of all kills. */
async function killsCompared(query: Query, { kills, now }: PlainWar): Promise<Compared> {
  const { data } = await sumKills(listAddress(routes.kills, query, KILL_FILTER), now);
  return {
    what: 'sums',
    site: data,
    plain: plainSums(kills.filter((kill) => passesFilter(kill, query, now))),
  };
}
