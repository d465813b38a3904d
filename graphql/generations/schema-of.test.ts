import { createSchema } from 'graphql-yoga';
import { isObjectType, printSchema, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { typeDefs } from '../generated/schema.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import type { ApiContext } from '../resolvers/context.ts';
import { ADDED, OURS } from './changes.ts';
import { type Generation, GENERATIONS } from './generation.ts';
import { schemaOf, withoutOurs } from './schema-of.ts';
import { changedParts, onlyIn, partsOf } from '#graphql/contract/coordinates.ts';

const everything = createSchema<ApiContext>({ typeDefs, resolvers });
const first = partsOf(schemaOf('2026-01', everything));
const second = partsOf(schemaOf('2026-04', everything));

const fieldsOf = (type: string, fields: string) => fields.split(' ').map((field) => `${type}.${field}`);

it.each(GENERATIONS)('the schema of %s is sound', (generation) => {
  expect(validateSchema(schemaOf(generation, everything))).toEqual([]);
});

describe("the game's own API", () => {
  const games = withoutOurs(everything);

  it('lacks what is ours, with the types that serve it alone', () => {
    const gone = onlyIn(partsOf(everything), partsOf(games));
    expect(gone).toEqual(expect.arrayContaining([...OURS]));
    expect(gone.map((name) => name.split('.')[0]).filter((name) => name !== 'Query')).toEqual(
      expect.arrayContaining([
        'ActiveDay',
        'FighterSums',
        'KillsOfDay',
        'SummedGuild',
        'SummedPlayer',
        'SummedZone',
      ]),
    );
    expect(printSchema(games)).not.toMatch(/GuildMemberSortInput|FighterSums|KillsOfDay/);
    const guild = games.getType('Guild');
    const members = isObjectType(guild) ? guild.getFields().members : undefined;
    expect(members?.args.map(({ name }) => name)).toEqual(['first', 'after', 'last', 'before']);
    expect(validateSchema(games)).toEqual([]);
  });
});

describe('the second generation', () => {
  it('has lost chapters, the types of creatures and the places of the journal, with all that served them', () => {
    expect(onlyIn(first, second).toSorted()).toEqual([
      ...fieldsOf('Chapter', 'influenceRewards position rank'),
      'ChapterFilterInput',
      'ChapterSortInput',
      'ChaptersConnection',
      'ChaptersEdge',
      ...fieldsOf('Creature', 'creatureSubType creatureType'),
      ...fieldsOf('CreatureFilterInput', 'creatureSubType creatureType'),
      ...fieldsOf('CreatureSortInput', 'creatureSubType creatureType'),
      'CreatureSubType',
      'CreatureSubTypesOperationFilterInput',
      'CreatureType',
      'CreatureTypesOperationFilterInput',
      ...fieldsOf('Query', 'chapter chapters'),
      'WarJournalEntry.position',
    ]);
  });

  it('has gained surrenders, an order, durations, and the operators of moments', () => {
    const gained = [...second.keys()].filter((coordinate) => !first.has(coordinate));
    expect(gained).toEqual(
      expect.arrayContaining([
        ...fieldsOf('DateTimeOperationFilterInput', 'eq gt gte in lt lte neq ngt ngte nin nlt nlte'),
        'TimeSpan',
        ...ADDED,
      ]),
    );
  });

  it('writes times, durations and draws in another form, promises a name, and nothing else', () => {
    const filter = 'LongOperationFilterInput, DateTimeOperationFilterInput';
    expect(
      changedParts(first, second)
        .map(({ coordinate, type, now }) => `${coordinate}: ${type}, ${now}`)
        .toSorted(),
    ).toEqual([
      'ActiveDay.day: Int!, DateTime!',
      'InstanceEncounterRun.duration: Int!, TimeSpan!',
      'InstanceEncounterRun.end: Long!, DateTime!',
      'InstanceEncounterRun.start: Long!, DateTime!',
      `InstanceEncounterRunFilterInput.end: ${filter}`,
      `InstanceEncounterRunFilterInput.start: ${filter}`,
      'InstanceRun.duration: Int!, TimeSpan!',
      'InstanceRun.end: Long!, DateTime!',
      'InstanceRun.start: Long!, DateTime!',
      `InstanceRunFilterInput.end: ${filter}`,
      `InstanceRunFilterInput.start: ${filter}`,
      'Kill.time: Int!, DateTime!',
      'KillFilterInput.time: IntOperationFilterInput, DateTimeOperationFilterInput',
      'KillsOfDay.day: Int!, DateTime!',
      'PublicQuest.name: String, String!',
      'ScenarioRecord.endTime: Long!, DateTime!',
      'ScenarioRecord.startTime: Long!, DateTime!',
      'ScenarioRecord.winner: Byte!, Byte',
      `ScenarioRecordFilterInput.endTime: ${filter}`,
      `ScenarioRecordFilterInput.startTime: ${filter}`,
      'Skirmish.endTime: Long!, DateTime!',
      'Skirmish.startTime: Long!, DateTime!',
      `SkirmishFilterInput.endTime: ${filter}`,
      `SkirmishFilterInput.startTime: ${filter}`,
      'SummedZone.latest: Int!, DateTime!',
    ]);
  });

  it('promises a title, which the others do not', () => {
    expect(String(fieldsIn('2026-04', 'Creature').title?.type)).toBe('CreatureTitle!');
    expect(fieldsIn('2026-04', 'Creature').title?.description).toContain('NONE without one');
    expect(String(fieldsIn('2026-08', 'Creature').title?.type)).toBe('CreatureTitle');
  });

  it('does not describe its times as seconds', () => {
    expect(printSchema(schemaOf('2026-04', everything))).not.toMatch(/^\s*Epoch milliseconds/m);
    const { startTime, winner } = fieldsIn('2026-04', 'ScenarioRecord');
    expect(startTime?.description).toBe('');
    expect(fieldsIn('2026-04', 'KillsOfDay').day?.description).toMatch(/^The first moment/);
    expect(winner?.description).toContain('null: neither');
    expect(fieldsIn('2026-04', 'InstanceRun').end?.description).toMatch(/^The beginning of 1970 for a run/);
    expect(fieldsIn('2026-04', 'InstanceRun').duration?.description).toMatch(/^Whole seconds; PT0S without/);
  });
});

function fieldsIn(generation: Generation, name: string) {
  const type = schemaOf(generation, everything).getType(name);
  return isObjectType(type) ? type.getFields() : {};
}
