import type { DocumentNode } from 'graphql';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { variableSets } from '#graphql/benchmark/measure.ts';
import { type Operation, siteOperations } from '#graphql/benchmark/operations.ts';
import { drawSamples, type Samples } from '#graphql/benchmark/samples.ts';
import { type Database, openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { type Progress, readProgress, type ArchivedName } from '#graphql/sql/archive/archive-progress.ts';
import { directApi } from '#graphql/testing/direct-api.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { TEST_WORLD } from '#graphql/testing/world/test-world.ts';
import { type Coverage, coverageOf } from '#lib/api/archive-coverage.ts';
import { type Ask, ARCHIVED_KINDS } from './archived-kinds.ts';
import { Archiver } from './archiver.ts';

/* Whatever the site asks: where an archive of eight days says that it covers a question, its answer is the API's. */

/** Facts that an archive does not keep, and leaves empty: areas of zones, and all of abilities but their names. */
const NOT_KEPT = /\.(?:primaryZoneArea|ability\.\w+)(?:\.|:)/;

const NOW = TEST_WORLD.now + 60;
const DAYS = 8;
/** The questions that are tried of each operation, of every owner and period. */
const SETS = 5;

let world: Database;
let archive: EmptyDatabase;
let samples: Samples;
let reach: ReadonlyMap<string, Progress>;

beforeAll(async () => {
  world = openDatabase(inject('database'));
  archive = await openMigratedDatabase();
  samples = await drawSamples(world);
  const ask: Ask = async <Data>(document: DocumentNode, variables: object) => ({
    data: await directApi(world).ask<Data>(document, variables),
    absent: [],
    loss: null,
  });
  const options = { sql: archive.sql, ask, days: DAYS, log: () => undefined, clock: { now: () => NOW } };
  for (const kind of ARCHIVED_KINDS) {
    const archiver = new Archiver(kind, options);
    await archiver.readNew();
    while (await archiver.goBack());
  }
  reach = await readProgress(archive.sql);
});
afterAll(async () => {
  await archive.close();
  await world.end({ timeout: 1 });
});

const reachOf = (kind: ArchivedName) => reach.get(kind);

/** The questions of an operation that the archive covers, each once. */
function coveredQuestions(operation: Operation): readonly Coverage[] {
  const questions = variableSets(operation, samples)
    .slice(0, SETS)
    .flatMap((variables) => coverageOf(operation.document, variables, reachOf, NOW) ?? []);
  const whole = questions.filter(({ partSince }) => partSince === null);
  return [...new Map(whole.map((one) => [JSON.stringify(one.variables), one])).values()];
}

/** The paths at which the archive says otherwise than the API, of what it has. */
async function differences({ document }: Operation, { variables }: Coverage): Promise<readonly string[]> {
  const [told, archived] = await Promise.all([
    directApi(world).ask<Record<string, unknown>>(document, variables),
    directApi(archive.sql).ask<Record<string, unknown>>(document, variables),
  ]);
  const whole = Object.keys(archived).filter((name) => archived[name] !== null);
  return whole
    .flatMap((name) => differing(told[name], archived[name], name))
    .filter((line) => !NOT_KEPT.test(line))
    .slice(0, 6);
}

function differing(told: unknown, archived: unknown, at: string): readonly string[] {
  if (typeof told !== 'object' || typeof archived !== 'object' || told === null || archived === null) {
    return told === archived
      ? []
      : [`${at}: ${JSON.stringify(archived)}, by the API ${JSON.stringify(told)}`];
  }
  const [one, other] = [new Map(Object.entries(told)), new Map(Object.entries(archived))];
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
