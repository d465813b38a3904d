import { expect, it } from 'vitest';

import { ScenarioScoreFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { scenarioColumns, ScenarioScoreboard } from './scenario-scoreboard.tsx';

const headersOf = (...medals: readonly number[]) =>
  scenarioColumns(medals.map((count) => ({ medals: count }))).map(({ header }) => header);

it('has a medals column if the API gives any medals', () => {
  expect(headersOf(0, 2).at(-1)).toBe('Medals');
  expect(headersOf(0, 2)).toHaveLength(headersOf().length + 1);
});

it.each([[[]], [[0, 0]], [[Number.NaN, Number.NaN]]])('has none for %j', (medals) => {
  expect(headersOf(...medals).at(-1)).toBe('Objectives');
});

it('marks the figures that are among the best of their career, and explains the marks', async () => {
  const scores = [300, 200, 100].map((healing, at) =>
    sampleRecord(ScenarioScoreFragmentDoc, {
      healing,
      team: at % 2,
      guild: null,
      character: {
        id: `${at}`,
        name: `Player ${at}`,
        career: 'ARCHMAGE',
      },
    }),
  );
  const boardWith = async (...tops: readonly ('tenth' | 'quarter')[]) => {
    const ranks = tops.map((top, at) => [`${at}`, { figure: 'healing', top, words: `Top ${top}` }] as const);
    const list = listAddress(routes.scenario('7'), {});
    return rendered(<ScenarioScoreboard scores={scores} ranks={new Map(ranks)} list={list} />);
  };
  const { rows, text, html } = await boardWith('tenth', 'quarter');
  expect(rows.map((row) => [row[1], row[9], row[10]])).toEqual([
    ['Name', 'Healing', 'Protection'],
    ['Player 0', 'Top tenth: 300', '1'],
    ['Player 1', 'Top quarter: 200', '1'],
    ['Player 2', '100', '1'],
  ]);
  expect(html.match(/fill-(?:accent|none)/g)).toEqual([
    'fill-accent',
    'fill-none',
    'fill-accent',
    'fill-none',
  ]);
  expect([...html.matchAll(/<tr[^>]* data-side="(\w+)"/g)].map(([, side]) => side)).toEqual([
    'order',
    'destruction',
    'order',
  ]);
  expect(text).toMatch(
    /top tenth, top quarter of all results of the career at these levels, .* by protection\.$/,
  );
  expect((await boardWith()).text).not.toContain('top tenth');
});
