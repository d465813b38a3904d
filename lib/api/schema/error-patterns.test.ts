import { expect, it } from 'vitest';
import { coordinateIn } from './read-errors.ts';

it.each([
  ['Cannot query field "rank" on type "Chapter".', 'Chapter.rank'],
  ['Cannot query field "rank" on type "Chapter". Did you mean "name"?', 'Chapter.rank'],
  ['Unknown argument "wins" on field "Query.scenarios".', 'Query.scenarios(wins:)'],
  ['Unknown type "UUID". Did you mean "ID"?', 'UUID'],
  ['Field "tier" is not defined by type "ScenarioRecordFilterInput".', 'ScenarioRecordFilterInput.tier'],
  [
    'Variable "$where" got invalid value { tier: 4 } at "where"; Field "tier" is not defined by type "A".',
    'A.tier',
  ],
  ['Value "SOLO" does not exist in "ScenarioQueueType" enum.', 'ScenarioQueueType.SOLO'],
  [
    'Fragment "QuestHit" cannot be spread here as objects of type "SearchContent" can never be of type "Quest".',
    'Quest as SearchContent',
  ],
  ['The field `rank` does not exist on the type `Chapter`.', 'Chapter.rank'],
  ["Field 'rank' doesn't exist on type 'Chapter'", 'Chapter.rank'],
  ['Unknown field "rank" on type "Chapter"', 'Chapter.rank'],
  ['field "rank" not found in type: "Chapter"', 'Chapter.rank'],
])('reads %s', (message, coordinate) => {
  expect(coordinateIn(message)).toBe(coordinate);
});

it.each(['', 'Internal server error', 'Too many requests', 'The field is away'])(
  'finds nothing in %j',
  (message) => {
    expect(coordinateIn(message)).toBeNull();
  },
);
