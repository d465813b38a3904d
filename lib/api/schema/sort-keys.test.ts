import { isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';

import { GENERATIONS } from '#graphql/generations/generation.ts';
import { schemaOf, withoutOurs } from '#graphql/generations/schema-of.ts';
import { SKIRMISH_SORT_KEYS } from '#lib/game/battles/score-sort.ts';

import { contractSchema } from './contract-schema.ts';

it.each(GENERATIONS)('an API of %s sorts by every key that a scoreboard offers', (generation) => {
  const order = withoutOurs(schemaOf(generation, contractSchema())).getType(
    'SkirmishScoreboardEntrySortInput',
  );
  const offered = isInputObjectType(order) ? order.getFields() : {};
  expect(
    SKIRMISH_SORT_KEYS.filter((key) => !Object.hasOwn(offered, key)),
    `${generation} does not sort by these, and would give the first page in another order. Where a column is read from
    SKIRMISH_SORT_KEYS of lib/game/battles/score-sort.ts, leave out those that isOffered() of lib/api/offered.ts denies.`,
  ).toEqual([]);
});
