import {
  getNamedType,
  isInterfaceType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { createSchema } from 'graphql-yoga';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typeDefs } from '#graphql/generated/schema.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

/*
 * Every field of the API, asked where the world has something for it: a resolver that is missing or wrong fails here
 * whatever else is tested.
 */

const schema = createSchema({ typeDefs });

let api: TestApi;
let samples: Readonly<Record<string, string>>;

beforeAll(async () => {
  api = await openTestApi('everything');
  samples = await sampleArguments();
});
afterAll(() => api.close());

/** Arguments for the fields of the query that need some: things that have most of what a type can have. */
async function sampleArguments() {
  const id = async (statement: string): Promise<string> => {
    const [row] = await api.sql.unsafe<{ id: string }[]>(statement);
    return `(id: "${row?.id ?? ''}")`;
  };
  const [fighter] = await api.sql<{ id: number }[]>`
    select character_id as id from scenario_score group by 1 order by count(*) desc limit 1`;
  const [played] = await api.sql<
    Record<'id', number>[]
  >`select scenario_id as id from scenario_record limit 1`;
  const [kill] = await api.sql<Record<'killer' | 'time', number>[]>`
    select killer_id as killer, time from kill limit 1`;
  const [party] = await api.sql<Record<'id' | 'until', number>[]>`
    select guild_id as id, start_time + 1 as until from battle_guild order by players desc limit 1`;
  const [raid] = await api.sql<Record<'id', number>[]>`
    select guild_id as id from session_guild group by 1 order by count(*) desc limit 1`;
  const [mover] = await api.sql<Record<'character' | 'guild', number>[]>`
    select character_id as character, guild_before as guild from guild_spell where guild_before > 0 and guild_id > 0 limit 1`;
  return {
    ability: await id('select id from ability where description is not null limit 1'),
    battle: await id('select id from battle order by skirmishes desc, kills desc limit 1'),
    characterHistory: `(characterId: "${mover?.character}")`,
    guildHistory: `(guildId: "${mover?.guild}")`,
    guildMoves: `(guildId: "${mover?.guild}", first: 50)`,
    chapter: await id('select chapter_id as id from chapter_reward limit 1'),
    character: await id('select character_id as id from character_rating limit 1'),
    creature: await id('select creature_id as id from creature_drop limit 1'),
    dungeon: await id('select instance_id as id from session_wing where cleared limit 1'),
    dungeonRecord: `(guildId: "${raid?.id}")`,
    gameObject: await id('select game_object_id as id from game_object_drop limit 1'),
    guild: await id('select id from guild where leader_id is not null limit 1'),
    instance: await id('select instance_id as id from instance_run limit 1'),
    instanceEncounterRun: await id('select encounter_run_id as id from instance_encounter_run_score limit 1'),
    instanceRun: await id('select run_id as id from instance_run_score limit 1'),
    item: await id('select item_id as id from creature_drop limit 1'),
    kill: await id('select id from kill where skirmish_id is not null and instance_id is not null limit 1'),
    quest: await id('select quest_id as id from quest_reward limit 1'),
    rankedSeason: '',
    scenario: await id('select instance_id as id from kill where instance_id is not null limit 1'),
    scenarioStanding: `(characterId: "${fighter?.id}")`,
    skirmish: await id('select skirmish_id as id from kill where skirmish_id is not null limit 1'),
    tomeOfKnowledgeAchievementEntry: await id('select achievement_id as id from achievement_reward limit 1'),
    tomeOfKnowledgeAchievementSubType: await id('select id from achievement_sub_type limit 1'),
    tomeOfKnowledgeAchievementType: await id('select id from achievement_type limit 1'),
    tomeOfKnowledgeEntry: await id('select id from tome_entry limit 1'),
    warJournalEntry: await id('select id from war_journal_entry limit 1'),
    warJournalStoryline: await id('select id from war_journal_storyline limit 1'),
    zone: await id('select zone_id as id from location limit 1'),
    scenarioLeaderboard: '(measure: DAMAGE)',
    wornByBest: '(career: SLAYER)',
    scenarioStatistics: `(scenarioId: "${played?.id}")`,
    weeklyKillLeaderboard: '(year: 2026, week: 39)',
    weeklyGuildKillLeaderboard: '(year: 2026, week: 39)',
    monthlyKillLeaderboard: '(year: 2026, month: 9)',
    monthlyGuildKillLeaderboard: '(year: 2026, month: 9)',
    begunEvents: '(until: 1790000000)',
    fighters: '(until: 1790000000)',
    killsByDay: `(where: { killerCharacterId: { eq: ${kill?.killer} }, time: { gte: ${kill?.time}, lte: ${kill?.time} } })`,
    killPairs: `(where: { time: { gte: ${kill?.time}, lte: ${kill?.time} } })`,
    fighterSums: `(characterId: ${kill?.killer})`,
    guildAttendance: `(guildId: "${party?.id}", from: 0, to: ${party?.until})`,
    killsHeatmap: '(zoneId: 1)',
    search: '(query: "a", first: 5)',
    activeCharactersStats: '(from: "2026-09-01T00:00:00Z", to: "2026-09-20T12:30:00Z")',
    'AbilityInfo.description':
      '(stats: { level: 40, strength: 1, ballisticSkill: 1, intelligence: 1, willpower: 1 })',
    'Battle.guild': '(guildId: "1")',
    'Battle.part': '(characterId: "1")',
    'Battle.standing': '(characterId: "1")',
    'CareerStatistics.fighters': '(until: 1790164800)',
    'RankedSeason.leaderboard': '(type: RANKED_SOLO, first: 2)',
    'ScenarioStatistics.best': '(figure: DAMAGE)',
    'ScenarioStatistics.players': '(figure: DAMAGE, fewestRuns: 1)',
    'Skirmish.killDamageByCharacter': '(id: "1")',
  };
}

const DEPTH = 3;
/** Long lists that are asked of one record alone: of many they are more than a query may ask for. */
const ALONE = new Set(['Battle.losses', 'Battle.scoreboard']);
/**
 * The number of possible types above which an interface is asked for shared fields only: a query may have only so many
 * aliases.
 */
const MANY = 4;

/** All fields of a type; objects with what they are made of, so many levels deep. */
function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (isObjectType(named)) return `{ __typename ${fieldsOf(named, depth)} }`;
  const members = schema.getPossibleTypes(named);
  const shared = isInterfaceType(named) ? plainFieldsOf(named) : [];
  // What members have in common may be null in one alone: it is asked for once, by its common type.
  const own = members.map(
    (each) => `... on ${each.name} { __typename ${fieldsOf(each, depth, shared, `${each.name}_`)} }`,
  );
  return `{ __typename ${shared.join(' ')} ${members.length > MANY ? '' : own.join(' ')} }`;
}

const plainFieldsOf = (type: GraphQLInterfaceType): string[] =>
  Object.values(type.getFields()).flatMap((field) =>
    isCompositeType(getNamedType(field.type)) ? [] : field.name,
  );

const fieldsOf = (type: GraphQLObjectType, depth: number, except: string[] = [], prefix = ''): string =>
  Object.values(type.getFields())
    .filter(({ name }) => !except.includes(name) && !ALONE.has(`${type.name}.${name}`))
    .filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)))
    .map((field) => fieldText(type.name, field, depth, prefix))
    .join(' ');

function fieldText(owner: string, field: GraphQLField<unknown, unknown>, depth: number, prefix = ''): string {
  const place = owner === 'Query' ? field.name : `${owner}.${field.name}`;
  const isPaged = field.args.some(({ name }) => name === 'first');
  const given = samples[place] ?? (isPaged ? '(first: 2)' : '');
  if (given === '' && field.args.some(isRequiredArgument)) throw new Error(`${place} needs arguments`);
  const alias = prefix === '' ? '' : `${prefix}${field.name}: `;
  return `${alias}${field.name}${given} ${selection(field.type, depth - 1)}`;
}

const fields = Object.values(schema.getQueryType()?.getFields() ?? {});

describe('every field of', () => {
  it.each(fields.map((field) => [field.name, field] as const))('%s is answered', async (name, field) => {
    // Part by part: the whole of a type is more than one question may ask for.
    const type = getNamedType(field.type);
    const isOfMany = String(field.type).startsWith('[');
    const parts = (isObjectType(type) ? Object.values(type.getFields()) : []).filter(
      (part) => !isOfMany || !ALONE.has(`${type.name}.${part.name}`),
    );
    const questions =
      parts.length === 0
        ? [fieldText('Query', field, 1)]
        : parts.map((part) => {
            const inner = fieldText(type.name, part, type.name.endsWith('Connection') ? 2 : DEPTH - 1);
            const given =
              samples[name] ?? (field.args.some((each) => each.name === 'first') ? '(first: 2)' : '');
            return `${name}${given} { ${inner} }`;
          });
    for (const question of questions) {
      const { data, errors } = await api.send<Record<string, unknown>>(`{ ${question} }`);
      expect({ question, errors }).toEqual({ question, errors: [] });
      expect({ question, value: data?.[name] }).not.toEqual({ question, value: null });
    }
  });
});
