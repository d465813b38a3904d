import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { equalityTruths, textTruths } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Storyline = { id: string; name: string; summary: string };
type EntryRow = {
  id: number;
  storyline_id: number;
  name: string;
  is_rvr: boolean;
  title: string | null;
  short_title: string | null;
  npc_name: string | null;
  location_text: string | null;
  text: string | null;
  zone_id: number | null;
  area_id: number | null;
  map_zone_id: number | null;
  x: number | null;
  y: number | null;
};

let api: TestApi;
let storylines: readonly Storyline[];
let entries: readonly EntryRow[];

beforeAll(async () => {
  api = await openTestApi();
  storylines = await api.sql<
    Storyline[]
  >`select id::text, name, summary from war_journal_storyline s order by s.id`;
  entries = await api.sql<EntryRow[]>`select * from war_journal_entry order by storyline_id, position`;
});
afterAll(() => api.close());

const reference = (id: number | null) => (id === null ? null : { id: String(id) });

const answerOf = (row: EntryRow) => ({
  id: String(row.id),
  name: row.name,
  isRvR: row.is_rvr,
  title: row.title,
  shortTitle: row.short_title,
  npcName: row.npc_name,
  locationText: row.location_text,
  text: row.text,
  storyline: reference(row.storyline_id),
  zone: reference(row.zone_id),
  area: reference(row.area_id),
  position: row.map_zone_id === null ? null : { zoneId: row.map_zone_id, x: row.x, y: row.y },
});

const FIELDS = `id name isRvR title shortTitle npcName locationText text storyline { id } zone { id } area { id }
  position { zoneId x y }`;

describe('storylines', () => {
  it('come all of them, by id', async () => {
    expect(await api.ask('{ warJournalStorylines { id name summary } }')).toEqual({
      warJournalStorylines: storylines,
    });
  });

  it.each(Object.entries({ ...textTruths, ...equalityTruths }))(
    'are filtered by name with %s',
    async (operator, truth) => {
      for (const text of ['the', 'BREAD', storylines[4]?.name ?? '', '’']) {
        const { warJournalStorylines } = await api.ask<{ warJournalStorylines: { id: string }[] }>(
          'query Q($where: WarJournalStorylineFilterInput) { warJournalStorylines(where: $where) { id } }',
          { where: { name: { [operator]: text } } },
        );
        const expected = storylines.filter(({ name }) => truth(name, text)).map(({ id }) => ({ id }));
        expect(warJournalStorylines).toEqual(expected);
      }
    },
  );

  it('are filtered with in, nin, and, or', async () => {
    const [one, other] = [storylines[1], storylines[2]];
    const names = [one?.name, other?.name];
    const ask = (where: object) =>
      api.ask(
        'query Q($where: WarJournalStorylineFilterInput) { warJournalStorylines(where: $where) { id } }',
        {
          where,
        },
      );
    const both = { warJournalStorylines: [{ id: one?.id }, { id: other?.id }] };
    expect(await ask({ name: { in: names } })).toEqual(both);
    expect(await ask({ and: [{ name: { nin: names } }, { name: { in: names } }] })).toEqual({
      warJournalStorylines: [],
    });
    expect(await ask({ or: names.map((name) => ({ name: { eq: name } })) })).toEqual(both);
  });

  it('have their entries in the order of the story, with one statement each', async () => {
    api.takeStatements();
    const answer = await api.ask('{ warJournalStorylines { id entries { id name isRvR } } }');
    expect(api.takeStatements()).toEqual(['storylines', 'entriesOfStorylines']);
    expect(answer).toEqual({
      warJournalStorylines: storylines.map(({ id }) => ({
        id,
        entries: entries
          .filter((entry) => String(entry.storyline_id) === id)
          .map((entry) => ({ id: String(entry.id), name: entry.name, isRvR: entry.is_rvr })),
      })),
    });
  });

  it.each(['0', '', 'x', '99999999999'])('with the id %j are null, and so are entries', async (id) => {
    const answer = await api.ask(
      'query Q($id: ID!) { warJournalStoryline(id: $id) { id } warJournalEntry(id: $id) { id } }',
      { id },
    );
    expect(answer).toEqual({ warJournalStoryline: null, warJournalEntry: null });
  });
});

describe('an entry', () => {
  it('has what its row has, alone or in its storyline', async () => {
    for (const { id } of storylines.slice(0, 8)) {
      const rows = entries.filter(({ storyline_id }) => String(storyline_id) === id);
      expect(await api.ask(`{ warJournalStoryline(id: ${id}) { entries { ${FIELDS} } } }`)).toEqual({
        warJournalStoryline: { entries: rows.map(answerOf) },
      });
      const [row] = rows;
      expect(row && (await api.ask(`{ warJournalEntry(id: ${row.id}) { ${FIELDS} } }`))).toEqual({
        warJournalEntry: row && answerOf(row),
      });
    }
  });

  it('may lie in another zone than its place on the map, or have none', () => {
    const places = entries.filter(({ zone_id, map_zone_id }) => zone_id !== null && map_zone_id !== null);
    expect(places.some(({ zone_id, map_zone_id }) => zone_id !== map_zone_id)).toBe(true);
    expect(places.some(({ zone_id, map_zone_id }) => zone_id === map_zone_id)).toBe(true);
    expect(entries.some(({ map_zone_id }) => map_zone_id === null)).toBe(true);
  });

  it('has its activities and their tasks in their order', async () => {
    const [busiest] = await api.sql<{ id: number }[]>`
      select entry_id as id from war_journal_activity group by 1 order by count(*) desc, 1 limit 1`;
    const activities = await api.sql`
      select activity.id::text, activity.name, activity.text, activity_type as "activityType",
        case when zone_id is not null then json_build_object('id', zone_id::text) end as zone,
        (select coalesce(json_agg(json_build_object('name', task.name) order by task.position), '[]')
         from war_journal_task task where activity_id = activity.id) as tasks
      from war_journal_activity activity where entry_id = ${busiest?.id ?? 0} order by activity.position`;
    expect(activities.length).toBeGreaterThan(3);
    expect(
      await api.ask(`{ warJournalEntry(id: ${busiest?.id}) { activities { id name text activityType zone { id }
        tasks { name } } } }`),
    ).toEqual({ warJournalEntry: { activities: [...activities] } });
  });

  it('has the rewards of its chapter, or none', async () => {
    const [entry] = await api.sql<{ id: number; chapter_id: number }[]>`
      select id, chapter_id from war_journal_entry
      where chapter_id in (select chapter_id from chapter_reward) order by id limit 1`;
    const [without] = await api.sql<{ id: number }[]>`
      select id from war_journal_entry where chapter_id is null order by id limit 1`;
    const fields = '{ influenceRewards { count tier realm item { id } } }';
    const {
      chapter,
      entry: same,
      without: none,
    } = await api.ask<Record<string, unknown>>(
      `{ chapter(id: ${entry?.chapter_id}) ${fields} entry: warJournalEntry(id: ${entry?.id}) ${fields}
         without: warJournalEntry(id: ${without?.id}) ${fields} }`,
    );
    expect(same).toEqual(chapter);
    expect(none).toEqual({ influenceRewards: [] });
  });
});
