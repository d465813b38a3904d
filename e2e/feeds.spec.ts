import { expect } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { deathsOf, deathsOfGuild, killIds, killsBy, killsByGuild, queryApi } from './api/api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { SITE, SITE_PORT } from './servers/addresses.ts';
import { test } from './pages/standing-browser.ts';

const ENTRIES = 25;
/** The origin that the site assumes for itself while none is configured. */
const ORIGIN = `http://localhost:${SITE_PORT}`;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => ['entry', 'link', 'category'].includes(name),
});

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly published: string;
  readonly summary: { readonly '#text': string };
  readonly link: readonly { readonly rel: string; readonly href: string }[];
}

interface Feed extends Omit<Entry, 'summary' | 'published'> {
  readonly entry: readonly Entry[];
}

async function feedAt(path: string): Promise<{ feed: Feed; headers: Headers }> {
  const { status, headers, html: xml } = await fetchPage(`${SITE}${path}`);
  expect(status, path).toBe(200);
  expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(XMLValidator.validate(xml)).toBe(true);
  return { feed: parser.parse(xml).feed, headers };
}

const newestFirst = (ids: readonly string[]) =>
  [...new Set(ids)].toSorted((one, other) => Number(other) - Number(one)).slice(0, ENTRIES);

/** Ids of kills are in the order of time. */
async function kills(...filters: readonly object[]): Promise<readonly string[]> {
  const found = await Promise.all(filters.map((where) => killIds({ where, first: ENTRIES })));
  return newestFirst(found.flatMap(({ ids }) => ids)).map((id) => `/kill/${id}`);
}

async function newest(field: string, folder: string, filter: string): Promise<readonly string[]> {
  type Found = Record<string, { nodes: { id: string }[] }>;
  const answer = await queryApi<Found>(`{ ${field}(first: ${ENTRIES}${filter}) { nodes { id } } }`);
  return (answer[field]?.nodes ?? []).map(({ id }) => `/${folder}/${id}`);
}

const ofFeud = async (filter: object) => {
  const { ids } = await killIds({ ...filter, first: ENTRIES });
  return ids.map((id) => `/kill/${id}`);
};

/** The path of a player who took part in the newest session of a dungeon. */
async function fighterOfDungeons(): Promise<{ readonly id: string; readonly path: string }> {
  type Found = { dungeonSessions: { nodes: { members: { character: { id: string } }[] }[] } };
  const { dungeonSessions } = await queryApi<Found>(
    '{ dungeonSessions(first: 1) { nodes { members { character { id } } } } }',
  );
  const id = dungeonSessions.nodes[0]?.members[0]?.character.id ?? '';
  return { id, path: `/character/${id}/dungeons` };
}

interface Followed {
  readonly page: () => string | Promise<string>;
  readonly query?: string;
  readonly title: RegExp;
  readonly expected: () => Promise<readonly string[]>;
}

const FEEDS: readonly Followed[] = [
  {
    page: () => '/kills',
    query: '?soloOnly=true',
    title: /^Kills \(Solo kills only\) · /,
    expected: async () => {
      const { ids } = await killIds({ soloOnly: true, first: ENTRIES });
      return ids.map((id) => `/kill/${id}`);
    },
  },
  {
    page: () => `/character/${fixtures().character}`,
    title: /^Kills and deaths of .+ · /,
    expected: () => kills(killsBy(fixtures().character), deathsOf(fixtures().character)),
  },
  {
    page: () => `/guild/${fixtures().guild}`,
    title: /^Kills and deaths of .+ · /,
    expected: () => kills(killsByGuild(fixtures().guild), deathsOfGuild(fixtures().guild)),
  },
  {
    page: () => `/character/${fixtures().feud.join('/feud/')}`,
    title: /^.+ vs .+ · /,
    expected: () => {
      const [player1Id, player2Id] = fixtures().feud;
      return ofFeud({ playerFeudFilter: { player1Id, player2Id } });
    },
  },
  {
    page: () => `/guild/${fixtures().guildFeud.join('/feud/')}`,
    title: /^.+ vs .+ · /,
    expected: () => {
      const [guild1Id, guild2Id] = fixtures().guildFeud;
      return ofFeud({ guildFeudFilter: { guild1Id, guild2Id } });
    },
  },
  {
    page: () => '/scenarios',
    query: '?queue_type=city_siege',
    title: /^Scenarios \(Type: City Siege\) · /,
    expected: () => newest('scenarios', 'scenario', ', queueType: CITY_SIEGE'),
  },
  {
    page: () => '/skirmishes',
    query: '?minPlayers=48',
    title: /^Skirmishes \(Min players: 48\+\) · /,
    expected: () => newest('skirmishes', 'skirmish', ', where: { numberOfPlayers: { gte: 48 } }'),
  },
  {
    page: () => '/battles',
    query: '?minPlayers=48',
    title: /^Battles \(Players: 48\+\) · /,
    expected: () => newest('battles', 'battle', ', where: { numberOfPlayers: { gte: 48 } }'),
  },
  {
    page: () => '/instance-runs',
    title: /^Dungeon runs · /,
    expected: () =>
      newest(
        'instanceRuns',
        'instance-run',
        ', order: [{ start: DESC }], where: { start: { gt: 0 }, scoreboardEntryCount: { gte: 6 } }',
      ),
  },
  {
    page: () => '/instance-runs',
    query: '?view=sessions&instance=60',
    title: /^Dungeon runs \(.*Gunbad.*\) · /,
    expected: () => newest('dungeonSessions', 'instance-run', ', where: { dungeonId: { eq: 60 } }'),
  },
  {
    page: async () => (await fighterOfDungeons()).path,
    title: /^Sessions of .+ · /,
    expected: async () => {
      const { id } = await fighterOfDungeons();
      return newest('dungeonSessions', 'instance-run', `, characterId: "${id}"`);
    },
  },
];

test('every feed has the newest entries of its page, under its filter', async () => {
  for (const { page, query = '', title, expected } of FEEDS) {
    const path = await page();
    const { feed } = await feedAt(`${path}.atom${query}`);
    expect(feed.title).toMatch(title);
    expect(feed.id).toBe(`${ORIGIN}${path}.atom${query}`);
    expect(feed.link.map(({ rel, href }) => [rel, href])).toEqual([
      ['self', `${ORIGIN}${path}.atom${query}`],
      ['alternate', `${ORIGIN}${path}${query}`],
    ]);
    const paths = feed.entry.map(({ id }) => id.replace(ORIGIN, ''));
    // Two kills of the same second may stand either way round.
    // Battles of one second may stand either way round.
    expect(paths.toSorted(), path).toEqual((await expected()).toSorted());
    expect(paths.length).toBeGreaterThan(0);
    for (const { id, title: name, updated, published, summary, link } of feed.entry) {
      expect(link).toMatchObject([{ rel: 'alternate', href: id }]);
      expect(name).toMatch(/\S/);
      expect(summary['#text']).toMatch(/^\d{1,2} \w+ \d{4}, \d\d:\d\d UTC, .+\.$/);
      expect(Date.parse(updated)).toBeGreaterThanOrEqual(Date.parse(published));
      expect(Date.parse(feed.updated)).toBeGreaterThanOrEqual(Date.parse(updated));
    }
    const times = feed.entry.map(({ published }) => published);
    expect(times).toEqual(times.toSorted().toReversed());
  }
});

test('a feed may be kept, is known by its tag, and read from other sites', async () => {
  const { headers } = await feedAt('/kills.atom?after=MTIz');
  expect(headers.get('cache-control')).toMatch(/^public, max-age=300\b/);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  const etag = headers.get('etag') ?? '';
  expect(etag).toMatch(/^(W\/)?"\S+"$/);
  const again = await fetchPage(`${SITE}/kills.atom`, { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(again.html).toBe('');
});

test('what is not there has no feed', async () => {
  const paths = [
    '/character/999999999.atom',
    '/guild/007.atom',
    '/kill/7.atom',
    '/items.atom',
    '/nothing.atom',
  ];
  for (const path of paths) expect((await fetchPage(`${SITE}${path}`)).status, path).toBe(404);
});
