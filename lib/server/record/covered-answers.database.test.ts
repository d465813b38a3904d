import type { DocumentNode } from 'graphql';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { variableSets } from '#graphql/benchmark/measure.ts';
import { type Operation, siteOperations } from '#graphql/benchmark/operations.ts';
import { drawSamples, type Samples } from '#graphql/benchmark/samples.ts';
import { type Database, openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { type Progress, readProgress, type RecordedName } from '#graphql/sql/record/record-progress.ts';
import { directApi } from '#graphql/testing/direct-api.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { TEST_WORLD } from '#graphql/testing/world/test-world.ts';
import { type Coverage, coverageOf } from '#lib/api/record-coverage.ts';
import { type Ask, RECORDED_KINDS } from './recorded-kinds.ts';
import { Recorder } from './recorder.ts';

/* Whatever the site asks: where a record of eight days says that it covers a question, its answer is the API's. */

/** Facts that a record does not keep, and leaves empty: areas of zones, and all of abilities but their names. */
const NOT_KEPT = /\.(?:primaryZoneArea|ability\.\w+)(?:\.|:)/;

const NOW = TEST_WORLD.now + 60;
const DAYS = 8;
/** The questions that are tried of each operation, of every owner and period. */
const SETS = 5;

let world: Database;
let record: EmptyDatabase;
let samples: Samples;
let reach: ReadonlyMap<string, Progress>;

beforeAll(async () => {
  world = openDatabase(inject('database'));
  record = await openMigratedDatabase();
  samples = await drawSamples(world);
  const ask: Ask = async <Data>(document: DocumentNode, variables: object) => ({
    data: await directApi(world).ask<Data>(document, variables),
    absent: [],
    loss: null,
  });
  const options = { sql: record.sql, ask, days: DAYS, log: () => undefined, clock: { now: () => NOW } };
  for (const kind of RECORDED_KINDS) {
    const recorder = new Recorder(kind, options);
    await recorder.readNew();
    while (await recorder.goBack());
  }
  reach = await readProgress(record.sql);
});
afterAll(async () => {
  await record.close();
  await world.end({ timeout: 1 });
});

const reachOf = (kind: RecordedName) => reach.get(kind);

/** The questions of an operation that the record covers, each once. */
function coveredQuestions(operation: Operation): readonly Coverage[] {
  const questions = variableSets(operation, samples)
    .slice(0, SETS)
    .flatMap((variables) => coverageOf(operation.document, variables, reachOf, NOW) ?? []);
  const whole = questions.filter(({ partSince }) => partSince === null);
  return [...new Map(whole.map((one) => [JSON.stringify(one.variables), one])).values()];
}

/** The paths at which the record says otherwise than the API, of what it has. */
async function differences({ document }: Operation, { variables }: Coverage): Promise<readonly string[]> {
  const [told, recorded] = await Promise.all([
    directApi(world).ask<Record<string, unknown>>(document, variables),
    directApi(record.sql).ask<Record<string, unknown>>(document, variables),
  ]);
  const whole = Object.keys(recorded).filter((name) => recorded[name] !== null);
  return whole
    .flatMap((name) => differing(told[name], recorded[name], name))
    .filter((line) => !NOT_KEPT.test(line))
    .slice(0, 6);
}

function differing(told: unknown, recorded: unknown, at: string): readonly string[] {
  if (typeof told !== 'object' || typeof recorded !== 'object' || told === null || recorded === null) {
    return told === recorded
      ? []
      : [`${at}: ${JSON.stringify(recorded)}, by the API ${JSON.stringify(told)}`];
  }
  const [one, other] = [new Map(Object.entries(told)), new Map(Object.entries(recorded))];
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].flatMap((name) => differing(one.get(name), other.get(name), `${at}.${name}`));
}

it.each(siteOperations().map((operation) => [operation.name, operation] as const))(
  'answers %s as the API does, where it covers it',
  async (_, operation) => {
    for (const question of coveredQuestions(operation)) {
      expect(await differences(operation, question), JSON.stringify(question.variables)).toEqual([]);
    }
  },
);
