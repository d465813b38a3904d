import { expect, it } from 'vitest';

import { InstanceScoreFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { InstanceScoreboard } from './instance-scoreboard.tsx';
import { PartySummary } from './party-summary.tsx';
import { RunHeader } from './run-header.tsx';

const START = 1_795_281_919_294;

it.each([
  [
    START,
    START + 61_000,
    true,
    'a note',
    '21 November 2026, 17:25 UTC · 1m 1s 1 minute 1 second · a note completed',
  ],
  [0, 0, false, null, 'start unknown · end unknown not completed'],
])(
  'says of a run from %d to %d when it was, how long, and how it ended',
  async (start, end, completed, note, words) => {
    const header = (
      <RunHeader instanceId="60" title="Gunbad" course={{ start, end, completed }} note={note} />
    );
    expect((await rendered(header)).text).toBe(`Gunbad ${words}`);
  },
);

const ratings = { min: 1200, average: 1300, max: 1400 };
const one = { tanks: 1, healers: 1, damageDealers: 1 };
const many = { tanks: 2, healers: 0, damageDealers: 3 };
const party = 'Item rating 1,200 lowest1,300 average1,400 highest Deaths 7 of all players';
const encounters = { encounters: 3, completed: 2, tries: 1, inInstance: 5 };

it.each([
  [ratings, one, undefined, `${party} Roles 1 tank1 healer1 damage dealer`],
  [ratings, many, { ...encounters, tries: 0 }, `${party} Roles 2 tanks0 healers3 damage dealers`],
  [null, many, encounters, 'Encounters 3 met2 of 5 completed1 try'],
  [null, many, { ...encounters, tries: 4, inInstance: null }, 'Encounters 3 met2 completed4 tries'],
  [null, many, undefined, ''],
])(
  'sums up a party with the ratings %j, the roles %j and the encounters %j',
  async (of, roles, met, words) => {
    const summary = <PartySummary ratings={of} roles={roles} deaths={7} encounters={met} />;
    expect((await rendered(summary)).text).toBe(words);
  },
);

it('shows what each player did', async () => {
  const score = sampleRecord(InstanceScoreFragmentDoc, { damage: 1234, deaths: 2 });
  const boardOf = (scores: readonly (typeof score)[]) =>
    rendered(<InstanceScoreboard scores={scores} list={listAddress(routes.instanceRun('a'), {})} />);
  const { rows, html } = await boardOf([score]);
  expect(rows).toEqual([
    ['Career', 'Name', 'Guild', 'Level', 'Item rating', 'Deaths', 'Damage', 'Healing', 'Protection'],
    ['', 'name name', 'name', '1 / 1', '1', '2', '1,234', '1', '1'],
  ]);
  expect(html).toContain('data-side="order"');
  expect((await boardOf([])).text).toBe('The scoreboard is empty.');
});
