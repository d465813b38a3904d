import { print } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  FindNearDocument,
  type FindNearQuery,
  type StringOperationFilterInput,
} from '#graphql/generated/documents.ts';
import { foldText } from '#graphql/rules/folded-text.ts';
import { mistakenNames } from '#graphql/testing/mistaken-names.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

import { nearNameCondition, nearNameQuestion } from './near-patterns.ts';
import { nearestOf } from './found.ts';

/** Records of a kind that the site looks at. */
const LOOKED_AT = 20;

/** Lists that come in pages, and those that come as a whole. */
const PAGED = ['characters', 'guilds', 'items', 'creatures', 'quests', 'gameObjects', 'instances'] as const;
const WHOLE = ['warJournalStorylines', 'warJournalEntries'] as const;
const KINDS = [...PAGED, ...WHOLE] as const;

interface Named {
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
  /** The name as APIs and as our search compare it. */
  readonly lower: string;
  readonly folded: string;
}

let api: TestApi;
let named: readonly Named[];

beforeAll(async () => {
  api = await openTestApi();
  const rows = await api.sql<Pick<Named, 'kind' | 'name'>[]>`
    select 'characters' as kind, name, id from "character" union all select 'guilds', name, id from guild
    union all select 'items', name, id from item union all select 'creatures', name, id from creature
    union all select 'quests', name, id from quest union all select 'gameObjects', name, id from game_object
    union all select 'instances', name, id from instance
    union all select 'warJournalStorylines', name, id from war_journal_storyline
    union all select 'warJournalEntries', name, id from war_journal_entry order by kind, id`;
  named = rows.map(({ kind, name }) => ({ kind, name, lower: name.toLowerCase(), folded: foldText(name) }));
});
afterAll(() => api.close());

/** True for a name in small letters that an API lets through by a condition in small letters. */
function letsThrough(condition: StringOperationFilterInput, lower: string): boolean {
  const { contains, startsWith, endsWith, and, or } = condition;
  return (
    (!contains || lower.includes(contains)) &&
    (!startsWith || lower.startsWith(startsWith)) &&
    (!endsWith || lower.endsWith(endsWith)) &&
    (!and || and.every((one) => letsThrough(one, lower))) &&
    (!or || or.some((one) => letsThrough(one, lower)))
  );
}

/** An API's answer to the query for near names, case-insensitive as in the contract. */
function answerTo(text: string): FindNearQuery {
  const condition = nearNameCondition(text.toLowerCase());
  const found = condition ? named.filter(({ lower }) => letsThrough(condition, lower)) : [];
  const labels = (kind: Named['kind']) =>
    found.filter((record) => record.kind === kind).map(({ name }) => ({ label: name }));
  const pages = PAGED.map((kind) => [kind, { nodes: labels(kind).slice(0, LOOKED_AT) }] as const);
  const lists = WHOLE.map((kind) => [kind, labels(kind)] as const);
  return JSON.parse(JSON.stringify(Object.fromEntries([...pages, ...lists])));
}

const namesIn = (answer: FindNearQuery, text: string) =>
  nearestOf(answer, text).page?.nodes?.map(({ label }) => label) ?? [];

/** The first five names for a text, of an API whose own search finds only names that contain it. */
function firstFive(text: string): readonly (string | null)[] {
  const folded = foldText(text);
  const containing = named.filter((each) => each.folded.includes(folded));
  const names = containing.length > 0 ? containing.map(({ name }) => name) : namesIn(answerTo(text), text);
  return names.slice(0, 5);
}

it('finds a name with one mistake among the first five for at least 150 of 200', () => {
  const names = [...new Set(named.map(({ name }) => name))].toSorted();
  const missed = mistakenNames(names, 200).filter(({ name, text }) => !firstFive(text).includes(name));
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(50);
});

it.each(['gameObjects', 'instances', ...WHOLE])('finds %s as well', (kind) => {
  const names = new Set(named.filter((each) => each.kind === kind).map(({ name }) => name));
  const missed = mistakenNames([...names].toSorted(), 20).filter(
    ({ name, text }) => !firstFive(text).includes(name),
  );
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(5);
});

it('finds with our own API as another one what is found here, and words in any order', async () => {
  const two = named.find(({ name }) => /^[A-Z][a-z]{3,} [A-Z][a-z]{3,}$/.test(name))?.name ?? '';
  const one = named.find(({ name }) => /^[A-Z][a-z]{6,8}$/.test(name))?.name ?? '';
  const dungeon = named.find(({ kind, name }) => kind === 'instances' && name.includes(' '))?.name ?? '';
  for (const [name, text] of [
    [two, two.split(' ').toReversed().join(' ')],
    [dungeon, dungeon.split(' ').toReversed().join(' ')],
    [one, `${one.slice(0, 3)}${one.slice(4)}`],
  ] as const) {
    const answer = await api.ask<FindNearQuery>(print(FindNearDocument), {
      first: LOOKED_AT,
      ...nearNameQuestion(text),
    });
    expect(namesIn(answer, text)).toContain(name);
    expect(namesIn(answer, text).toSorted()).toEqual(namesIn(answerTo(text), text).toSorted());
  }
});
