import { type DocumentNode, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';

import { CreatureRowFragmentDoc } from '#graphql/generated/documents.ts';
import { REMOVED, REWRITTEN_FIELDS, REWRITTEN_FILTERS } from '#graphql/generations/changes.ts';
import { schemaOf } from '#graphql/generations/schema-of.ts';

import { sampleRecord } from '../testing/sample-record.ts';
import { siteDocument, siteDocuments } from '../testing/site-documents.ts';
import { compareSchemas } from './compare-schemas.ts';
import { contractSchema } from './contract-schema.ts';
import { DocumentFits } from './fitting/document-fits.ts';

const CONTRACT = contractSchema();
const APRIL = schemaOf('2026-04', CONTRACT);
const PROFILE = compareSchemas(CONTRACT, APRIL);

const ask = (document: DocumentNode, variables: object) =>
  new DocumentFits(CONTRACT, document, PROFILE).question(variables);

const SECONDS = 1_763_748_000;
const TEXT = '2025-11-21T18:00:00.000Z';

describe('what April has no longer', () => {
  it('is known from its schema', () => {
    for (const coordinate of REMOVED) expect(PROFILE.missing).toContain(coordinate);
  });

  it('is asked of it in no document', () => {
    for (const document of siteDocuments()) {
      const { text } = ask(document, {});
      if (text !== null) expect(validate(APRIL, parse(text))).toEqual([]);
    }
  });

  it.each([
    ['GetChapter', { chapter: null }],
    ['GetChapters', { chapters: null }],
    ['GetSitemapChapters', { chapters: null }],
  ])('is not asked at all: %s', (name, data) => {
    const { text, check } = ask(siteDocument(name), { id: '7' });
    expect(text).toBeNull();
    expect(check({})).toMatchObject({ data, damaged: false, broken: [], absent: [] });
  });

  it('leaves the type of creatures empty', () => {
    const { text, check } = ask(siteDocument('GetCreatures'), { first: 5 });
    expect(text).not.toMatch(/creatureType|creatureSubType/);
    const { creatureType: _, creatureSubType: _subType, ...row } = sampleRecord(CreatureRowFragmentDoc);
    const pageInfo = { hasNextPage: false, endCursor: null, hasPreviousPage: false, startCursor: null };
    expect(check({ creatures: { nodes: [row], pageInfo } })).toMatchObject({
      data: { creatures: { nodes: [{ ...row, creatureType: '', creatureSubType: '' }] } },
      damaged: false,
    });
  });

  it('leaves journal entries without a place', () => {
    expect(ask(siteDocument('GetJournalEntry'), { id: '7' }).text).not.toMatch(/position/);
  });

  it('cannot narrow a list, which is not asked for instead of a wider one', () => {
    const where = { creatureType: { eq: 'MONSTERS_TROLLS' } };
    expect(ask(siteDocument('GetCreatures'), { where }).text).toBeNull();
    const named = { name: { contains: 'rat' }, creatureType: undefined };
    expect(ask(siteDocument('GetCreatures'), { where: named }).variables).toEqual({
      where: { name: { contains: 'rat' } },
    });
  });

  it('cannot order a list, which comes in another order', () => {
    const document = parse('query ($by: [CreatureSortInput!]) { creatures(order: $by) { nodes { id } } }');
    expect(ask(document, { by: [{ creatureType: 'ASC' }, { id: 'ASC' }] })).toMatchObject({
      text: expect.stringContaining('order: $by'),
      variables: { by: [{ id: 'ASC' }] },
    });
  });
});

describe('what April tells in another way', () => {
  it('takes the seconds of kills in another form, however deep in a condition', () => {
    const where = { victimCharacterId: { in: [7] }, or: [{ time: { gte: SECONDS, lt: SECONDS } }] };
    expect(ask(siteDocument('GetAttackers'), { where, first: 50 })).toMatchObject({
      text: expect.stringContaining('includeAssists: true'),
      variables: { where: { victimCharacterId: { in: [7] }, or: [{ time: { gte: TEXT, lt: TEXT } }] } },
    });
  });

  const moments = Object.entries(REWRITTEN_FIELDS).flatMap(([coordinate, form]) =>
    form === 'seconds' || form === 'milliseconds' ? coordinate : [],
  );

  it.each(moments)('reads %s, an ISO 8601 text', (coordinate) => {
    const [type = '', field = ''] = coordinate.split('.');
    const check = ask(parse(PATHS[type]?.replace('FIELD', field) ?? ''), {}).check;
    const { data, damaged } = check(
      JSON.parse(ANSWERS[type]?.replace('VALUE', `"${field}":"${TEXT}"`) ?? ''),
    );
    const value = type.startsWith('Instance') ? SECONDS * 1000 : SECONDS;
    expect(JSON.stringify(data)).toContain(`"${field}":${value}`);
    expect(damaged).toBe(false);
  });

  const filters = Object.entries(REWRITTEN_FILTERS).flatMap(([type, forms]) =>
    Object.entries(forms ?? {}).flatMap(([field, form]) => (form === 'winner' ? [] : `${type}.${field}`)),
  );

  it.each(filters)('narrows by %s with ISO 8601', (coordinate) => {
    const [type = '', field = ''] = coordinate.split('.');
    const query = FILTERED[type] ?? '';
    const document = parse(`query ($where: ${type}) { ${query}(where: $where) { __typename } }`);
    const value = type.startsWith('Instance') ? SECONDS * 1000 : SECONDS;
    const where = { and: [{ [field]: { gte: value, in: [value] } }] };
    expect(ask(document, { where }).variables).toEqual({
      where: { and: [{ [field]: { gte: TEXT, in: [TEXT] } }] },
    });
  });

  it.each(['InstanceRun', 'InstanceEncounterRun'])('reads %s.duration, an ISO 8601 span', (type) => {
    const { check } = ask(parse(PATHS[type]?.replace('FIELD', 'duration') ?? ''), {});
    const { data } = check(JSON.parse(ANSWERS[type]?.replace('VALUE', '"duration":"PT12M5S"') ?? ''));
    expect(JSON.stringify(data)).toContain('"duration":725');
  });

  it.each([
    [[500, 320], 0],
    [[320, 500], 1],
    [[500, 500], 2],
  ])('finds the winner of %j where it says none', (points, winner) => {
    const { check } = ask(parse('{ scenario(id: 7) { winner points } }'), {});
    expect(check({ scenario: { winner: null, points } })).toMatchObject({
      data: { scenario: { winner } },
      damaged: false,
    });
  });
});

const PATHS: Readonly<Record<string, string>> = {
  Kill: '{ kill(id: 7) { FIELD } }',
  KillsOfDay: '{ killsByDay(where: {}) { FIELD } }',
  ActiveDay: '{ fighterSums { activeDays { FIELD } } }',
  SummedZone: '{ fighterSums { zones { FIELD } } }',
  ScenarioRecord: '{ scenario(id: 7) { FIELD } }',
  Skirmish: '{ skirmish(id: 7) { FIELD } }',
  InstanceRun: '{ instanceRun(id: 7) { FIELD } }',
  InstanceEncounterRun: '{ instanceRun(id: 7) { encounters { FIELD } } }',
};
const ANSWERS: Readonly<Record<string, string>> = {
  Kill: '{"kill":{VALUE}}',
  KillsOfDay: '{"killsByDay":[{VALUE}]}',
  ActiveDay: '{"fighterSums":{"activeDays":[{VALUE}]}}',
  SummedZone: '{"fighterSums":{"zones":[{VALUE}]}}',
  ScenarioRecord: '{"scenario":{VALUE}}',
  Skirmish: '{"skirmish":{VALUE}}',
  InstanceRun: '{"instanceRun":{VALUE}}',
  InstanceEncounterRun: '{"instanceRun":{"encounters":[{VALUE}]}}',
};
const FILTERED: Readonly<Record<string, string>> = {
  KillFilterInput: 'kills',
  ScenarioRecordFilterInput: 'scenarios',
  SkirmishFilterInput: 'skirmishes',
  InstanceRunFilterInput: 'instanceRuns',
  InstanceEncounterRunFilterInput: 'instanceEncounterRuns',
};
