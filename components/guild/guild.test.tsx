import { afterEach, expect, it } from 'vitest';

import {
  CharacterCardFragmentDoc,
  CharacterTagFragmentDoc,
  GuildCardFragmentDoc,
  type GuildCardFragment,
  MemberRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { MEMBER_FILTER } from '#lib/url/filter/member-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { CharacterHeader } from '../character/character-header.tsx';
import { CombatantCell } from '../character/combatant-cell.tsx';
import { rendered } from '../testing/rendered.ts';
import { GuildCell } from './guild-cell.tsx';
import { GuildDescription } from './guild-description.tsx';
import { GuildFacts } from './guild-facts.tsx';
import { GuildTag } from './guild-tag.tsx';
import { MemberList } from './member-list.tsx';

afterEach(() => registerEndpoint(undefined));

const GUILD = sampleRecord(GuildCardFragmentDoc, {
  id: '7',
  name: 'Red Sabbath',
  realm: 'DESTRUCTION',
  level: 30,
  leader: sampleRecord(CharacterTagFragmentDoc, { id: '3', name: 'Malus' }),
  members: { totalCount: 1_204 },
});
const factsOf = (guild: Partial<GuildCardFragment>) =>
  rendered(<GuildFacts guild={{ ...GUILD, ...guild }} />);

it('shows what is known of a guild', async () => {
  const { text, links } = await factsOf({});
  expect(text).toBe('Realm: Destruction Level: 30 Leader: Malus Members: 1,204');
  expect(links).toEqual([
    { text: 'Malus', href: '/character/3' },
    { text: '1,204', href: '/guild/7/members' },
  ]);
});

it('leaves out a leader and members that there are not', async () => {
  const { text } = await factsOf({ leader: null, members: null });
  expect(text).toBe('Realm: Destruction Level: 30');
});

it('shows a short description, or the beginning of a long one and the whole below it', async () => {
  expect((await rendered(<GuildDescription text="We fight." />)).text).toBe('We fight.');
  const { text } = await rendered(<GuildDescription text={`First ${'war '.repeat(300)}end.`} />);
  expect(text).toMatch(/^First war .* Whole description First war .*end\.$/);
  expect(text.match(/end\./g)).toHaveLength(1);
});

it('shows a guild in lists with its realm, or with a count', async () => {
  const cell = await rendered(<GuildCell guild={GUILD} />);
  expect(cell.text).toBe('Red SabbathDestruction');
  expect(cell.links).toEqual([{ text: 'Red Sabbath', href: '/guild/7' }]);
  expect(cell.html).toMatch(/<img src="[^"]+" alt="" width="32" height="\d+"/);
  const first = await rendered(<GuildCell guild={GUILD} first />);
  expect(first.html).not.toBe(cell.html);
  const tag = await rendered(
    <GuildTag guild={GUILD} size={16}>
      : 12
    </GuildTag>,
  );
  expect(tag.links).toEqual([{ text: 'Red Sabbath: 12', href: '/guild/7' }]);
  expect(tag.html).toContain('width="16"');
});

const UTHGAR = sampleRecord(CharacterCardFragmentDoc, {
  id: '5',
  name: 'Uthgar',
  career: 'SLAYER',
  level: 40,
  renownRank: 78,
  guildMembership: { guild: GUILD },
});

it('shows a player with career, ranks and guild', async () => {
  const { text, html, links } = await rendered(<CharacterHeader character={UTHGAR} />);
  expect(text).toContain('Career: Slayer Level: 40 Renown rank: 78 Guild: Red Sabbath');
  expect(html).toMatch(/<h1[^>]*>Uthgar<\/h1>/);
  expect(html).toContain('data-side="order"');
  expect(html).toContain('aria-label="Watch Uthgar" data-watch="c5"');
  expect(html).toContain('alt="Slayer" width="96"');
  expect(html.match(/alt="" width="(18|96)"/g)).toHaveLength(2);
  expect(links).toEqual([
    { text: 'Slayer', href: '/career/slayer' },
    { text: 'Red Sabbath', href: '/guild/7' },
  ]);
});

it('shows a player without a guild, below another heading, where the API knows no careers', async () => {
  registerEndpoint({
    offers: (coordinate) => coordinate !== 'Query.careerStatistics',
    known: Promise.resolve(),
    isAssumed: () => false,
    learn: async () => false,
    question: () => {
      throw new Error('Nothing is asked');
    },
  });
  const { text, html, links } = await rendered(
    <CharacterHeader character={{ ...UTHGAR, guildMembership: null }} as="h2" />,
  );
  expect(text).toMatch(/Career: Slayer Level: 40 Renown rank: 78$/);
  expect(html).toMatch(/<h2[^>]*>Uthgar/);
  expect(html).not.toContain('alt=""');
  expect(links).toEqual([]);
});

it.each([
  [{ level: 40, renownRank: 78 }, 'Uthgar Red Sabbath Lvl 40 RR 78'],
  [{ guild: null }, 'Uthgar'],
  [{ guild: undefined, first: true }, 'Uthgar'],
])('shows a player in a list with %o', async (given, words) => {
  const { text, html } = await rendered(<CombatantCell character={UTHGAR} guild={GUILD} {...given} />);
  expect(text.replace('UthgarRed', 'Uthgar Red')).toBe(words);
  expect(html).toContain(`alt="Slayer" width="${'first' in given ? 46 : 32}"`);
});

it('shows the victim of a kill fainter, and the first of a ranking larger', async () => {
  const htmlOf = async (given: object) =>
    (await rendered(<CombatantCell character={UTHGAR} guild={null} {...given} />)).html;
  const shown = await Promise.all([{}, { dimmed: true }, { first: true }, { className: 'own' }].map(htmlOf));
  expect(new Set(shown).size).toBe(4);
});

const member = (name: string, level: number, renownRank: number) => {
  const row = sampleRecord(MemberRowFragmentDoc, { rank: { name: 'Officer', rank: 1 } });
  return {
    ...row,
    character: { ...row.character, id: name, name, career: 'SLAYER' as const, level, renownRank },
  };
};
const MEMBERS = {
  nodes: [member('Uthgar', 40, 78), member('Alith', Number.NaN, 12)],
  totalCount: 2,
  ranks: [],
  told: null,
};

const members = (page: object, query: object = {}) =>
  rendered(
    <MemberList
      page={{ ...MEMBERS, pageInfo: ONLY_PAGE, ...page }}
      list={listAddress(routes.guild('7', '/members'), { ...query }, MEMBER_FILTER)}
    />,
  );

it('lists members with their ranks, and the ways to order them', async () => {
  const { text, rows, html, links } = await members({
    pageInfo: { ...ONLY_PAGE, hasNextPage: true, endCursor: 'ZW5k' },
  });
  expect(rows.slice(1)).toEqual([
    ['', 'Uthgar', '40', '78', 'Officer'],
    ['', 'Alith', '–', '12', 'Officer'],
  ]);
  expect(html).toContain('alt="Slayer"');
  expect(text).not.toContain('No member');
  expect(links).toContainEqual({ text: 'Uthgar', href: '/character/Uthgar' });
  expect(links.map(({ href }) => href).filter((href) => href.startsWith('/guild'))).toEqual([
    '/guild/7/members?order=name',
    '/guild/7/members?order=level',
    '/guild/7/members?order=renownRank',
    '/guild/7/members',
    '/guild/7/members?after=ZW5k#members-list',
  ]);
});

it.each([
  ['level', 'descending'],
  ['renownRank', 'descending'],
  ['name', 'ascending'],
])('says that members by %s are in %s order', async (order, direction) => {
  const { html } = await members({}, { order });
  expect(html.match(/aria-sort="(\w+)"/g)).toEqual([`aria-sort="${direction}"`]);
});

it('says that no member has a name, and what limits the list', async () => {
  expect((await members({ nodes: null, totalCount: 0 })).text).toContain('No member has that name.');
  expect((await members({ told: 'The first thousand alone are ordered.' })).text).toMatch(
    /^The first thousand alone are ordered\. Members/,
  );
});
