import { type GraphQLSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { GENERATIONS } from '#graphql/generations/generation.ts';
import { schemaOf } from '#graphql/generations/schema-of.ts';
import { Random } from '#graphql/rules/random.ts';
import { compareSchemas } from './compare-schemas.ts';
import { contractSchema } from './contract-schema.ts';
import { completedProfile } from './known-states.ts';
import { probe } from './probe.ts';
import { NO_DIFFERENCES } from './profile.ts';
import { reducedSchema } from '#lib/api/testing/garbled-answers.ts';

const CONTRACT = contractSchema();

const probed = (schema: GraphQLSchema) =>
  probe(CONTRACT, async (text) =>
    validate(schema, parse(text), undefined, { maxErrors: Number.POSITIVE_INFINITY }).map((error) =>
      error.toJSON(),
    ),
  );

it.each(GENERATIONS)('knows the state of %s by what it lacks', async (generation) => {
  const schema = schemaOf(generation, CONTRACT);
  const { missing, types } = await completedProfile(CONTRACT, await probed(schema));
  const whole = compareSchemas(CONTRACT, schema);
  expect(types).toEqual(whole.types);
  expect([...missing].toSorted()).toEqual([...whole.missing].toSorted());
});

it('keeps what else an endpoint of a known state lacks', async () => {
  const found = await probed(schemaOf('2026-08', CONTRACT));
  const { missing, types } = await completedProfile(CONTRACT, {
    ...found,
    missing: new Set([...found.missing, 'Guild.motto', 'Kill.damage']),
  });
  expect(missing).toContain('Kill.damage');
  expect(missing).toContain('Query.scenarios(characterId:)');
  expect(types.get('ItemFilterInput.id.in')).toBe('[ID]');
});

it('says nothing more of an endpoint in no known state', async () => {
  expect(await completedProfile(CONTRACT, NO_DIFFERENCES)).toBe(NO_DIFFERENCES);
  const found = await probed(reducedSchema(new Random('unknown'), 0.1));
  expect(await completedProfile(CONTRACT, found)).toBe(found);
});
