import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaOf } from '#graphql/generations/schema-of.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { compareSchemas } from './compare-schemas.ts';
import { contractSchema } from './contract-schema.ts';
import { DocumentFits } from './fitting/document-fits.ts';
import { OTHER_WORDS } from './fitting/restated-document.ts';

const CONTRACT = contractSchema();
const PROFILE = compareSchemas(CONTRACT, schemaOf('2026-08', CONTRACT));

const DOCUMENT = parse(`query (
  $characterId: ID, $guildId: ID, $queueType: ScenarioQueueType, $premadeOnly: Boolean, $wins: Boolean,
  $scenarioId: ID, $from: Long, $to: Long, $where: ScenarioRecordFilterInput
) {
  scenarios(
    characterId: $characterId, guildId: $guildId, queueType: $queueType, premadeOnly: $premadeOnly, wins: $wins,
    scenarioId: $scenarioId, from: $from, to: $to, where: $where, first: 50
  ) { totalCount nodes { id } }
}`);
const FITS = new DocumentFits(CONTRACT, DOCUMENT, PROFILE);

let everything: TestApi;
let third: TestApi;
let known: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  everything = await openTestApi();
  third = await openTestApi('2026-08');
  const [premade] = await everything.sql<{ characterId: number; guildId: number }[]>`
    select score.character_id as "characterId", party.guild_id as "guildId"
    from scenario_guild party join scenario_score score using (record_id, guild_id)
    where party.members >= 6 and party.won order by party.record_id, score.character_id limit 1`;
  const [middle] = await everything.sql<{ scenarioId: number; time: string }[]>`
    select scenario_id as "scenarioId", start_time as time from scenario_record order by start_time offset 20 limit 1`;
  known = { ...premade, scenarioId: middle?.scenarioId, time: Number(middle?.time) };
});
afterAll(() => Promise.all([everything.close(), third.close()]));

interface Runs {
  readonly scenarios: { readonly totalCount: number; readonly nodes: readonly { readonly id: string }[] };
}

async function asked(variables: object): Promise<readonly [theirs: Runs, ours: Runs]> {
  const { text, variables: sent } = FITS.question(variables);
  if (text === null) throw new Error('Nothing was asked');
  const query = DOCUMENT.loc?.source.body ?? '';
  return Promise.all([third.ask<Runs>(text, sent), everything.ask<Runs>(query, variables)]);
}

const CASES: Readonly<Record<string, (from: typeof known) => object>> = {
  characterId: ({ characterId }) => ({ characterId }),
  guildId: ({ guildId }) => ({ guildId }),
  'both of them': ({ characterId, guildId }) => ({ characterId, guildId, premadeOnly: true, wins: true }),
  'wins of a player': ({ characterId }) => ({ characterId, wins: true }),
  'losses of a player': ({ characterId }) => ({ characterId, wins: false }),
  'wins of a guild': ({ guildId }) => ({ guildId, wins: true }),
  'losses of a guild': ({ guildId }) => ({ guildId, wins: false }),
  'premades of all players': () => ({ premadeOnly: true }),
  'premades of a player': ({ characterId }) => ({ characterId, premadeOnly: true }),
  'premades of a guild': ({ guildId }) => ({ guildId, premadeOnly: true }),
  queueType: () => ({ queueType: 'CITY_SIEGE' }),
  scenarioId: ({ scenarioId }) => ({ scenarioId }),
  from: ({ time }) => ({ from: time }),
  to: ({ time }) => ({ to: time }),
  'a filter besides': ({ characterId }) => ({ characterId, where: { winner: { eq: 1 } } }),
};

describe('what became a condition', () => {
  it.each(Object.keys(CASES))('finds the same runs: %s', async (name) => {
    const variables = CASES[name]?.(known) ?? {};
    const [theirs, ours] = await asked(variables);
    expect(theirs).toEqual(ours);
    const [all] = await asked({});
    expect(ours.scenarios.totalCount).toBeGreaterThan(0);
    expect(ours.scenarios.totalCount).toBeLessThan(all.scenarios.totalCount);
  });

  it('says nothing where its arguments say nothing', async () => {
    const nothing = { characterId: null, guildId: undefined, premadeOnly: false, wins: true, where: {} };
    expect(FITS.question(nothing).variables).toEqual({});
    const [theirs, ours] = await asked(nothing);
    expect(theirs).toEqual(ours);
  });

  it('is not asked where the endpoint has neither', () => {
    const missing = new Set([...PROFILE.missing, 'ScenarioRecordFilterInput.scoreboardEntries']);
    const fits = new DocumentFits(CONTRACT, DOCUMENT, { ...PROFILE, missing });
    expect(fits.question({ characterId: '7' }).text).toBeNull();
    expect(fits.question({ queueType: 'STANDARD' }).text).not.toBeNull();
  });

  it('names places that our schema has', () => {
    for (const { field, needs } of OTHER_WORDS) {
      for (const place of [field, ...needs]) {
        const [type = '', name = ''] = place.split('.');
        const owner = CONTRACT.getType(type);
        expect(owner && 'getFields' in owner && owner.getFields()[name], place).toBeTruthy();
      }
    }
  });
});
