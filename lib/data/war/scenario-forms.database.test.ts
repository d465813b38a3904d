import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { TestApi } from '#graphql/testing/test-api.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';

vi.mock('server-only', () => ({}));
const { getGuildForm, getScenarioForm } = await import('./scenario-forms.ts');

let api: TestApi;
/** Those with the most runs first. */
let players: readonly string[];
let guilds: readonly string[];

beforeAll(async () => {
  api = await registerTestApi();
  const idsBy = async (column: 'character_id' | 'guild_id') => {
    const rows = await api.sql<{ id: string }[]>`
      select ${api.sql(column)}::text as id from scenario_score
      where ${api.sql(column)} is not null group by 1 order by count(*) desc, 1`;
    return rows.map(({ id }) => id);
  };
  const [byRuns, guildsByRuns] = await Promise.all([idsBy('character_id'), idsBy('guild_id')]);
  players = [...byRuns.slice(0, 2), ...byRuns.slice(-2), '999999'];
  guilds = [...guildsByRuns.slice(0, 2), ...guildsByRuns.slice(-1)];
});
afterAll(() => api.close());

const countOf = <Row>(rows: readonly Row[], isMeant: (row: Row) => boolean) => rows.filter(isMeant).length;

interface ScoreRow {
  readonly run: string;
  readonly won: boolean | null;
}

interface MedianRow {
  readonly results: number;
  readonly damage: number;
}

/** Damage per minute in the newest runs of a player. */
const mediansOf = (id: string) => api.sql<MedianRow[]>`
  with mine as (
    select record_id from scenario_score where character_id = ${id}::bigint
    order by start_time desc, record_id desc limit 50
  ), result as (
    select score.damage * 60.0 / (run.end_time - run.start_time) as damage
    from mine
    join scenario_record run on run.id = mine.record_id and run.end_time > run.start_time
    join scenario_score score on score.record_id = mine.record_id
    where score.character_id = ${id}::bigint
  )
  select count(*)::integer as results, percentile_cont(0.5) within group (order by damage) as damage
  from result having count(*) > 0`;

it('the form of a player is computed from the newest runs, per minute', async () => {
  for (const id of players) {
    const rows = await api.sql<ScoreRow[]>`
      select record_id::text as run, won from scenario_score
      where character_id = ${Number(id)}::bigint order by start_time desc, record_id desc`;
    const newest = rows.slice(0, 50);
    const { data: form } = await getScenarioForm(id);
    if (rows.length === 0) expect(form).toBe(false);
    else {
      expect(form).toMatchObject({
        runs: newest.length,
        total: rows.length,
        wins: countOf(newest, ({ won }) => won === true),
        losses: countOf(newest, ({ won }) => won === false),
        draws: countOf(newest, ({ won }) => won === null),
      });
      const [own] = await mediansOf(id);
      expect(form && form.own && [form.own.results, form.own.deeds.damage]).toEqual(
        own ? [own.results, expect.closeTo(own.damage)] : null,
      );
    }
  }
});

it('the form of a guild is that of all its runs', async () => {
  for (const id of guilds) {
    const rows = await api.sql<{ won: boolean | null }[]>`
      select distinct record_id, won from scenario_score where guild_id = ${Number(id)}::bigint`;
    const { data: form } = await getGuildForm(id);
    expect(form && [form.total, form.wins, form.losses, form.draws]).toEqual(
      rows.length > 0 && [
        rows.length,
        countOf(rows, ({ won }) => won === true),
        countOf(rows, ({ won }) => won === false),
        countOf(rows, ({ won }) => won === null),
      ],
    );
    if (form) expect(form.scenarios.reduce((sum, { runs }) => sum + runs, 0)).toBe(Math.min(50, rows.length));
  }
});
