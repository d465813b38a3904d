import { expect, it } from 'vitest';

import { PlayedScenarioFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { routes } from '#lib/url/routes.ts';

import { CHARACTER_EXPORTS } from './fighters.ts';
import { KILL_EXPORTS, KILLS_EXPORTS } from './kills.ts';
import { PLAYED_SCENARIO_EXPORTS } from './scenarios.ts';
import { EXPORT_KINDS } from '../catalogue.ts';
import type { PageExports } from '#lib/exports/page-exports.ts';
import { askedFor, type Given } from '#lib/exports/testing/asked-for.ts';
import { feedFile } from '#lib/exports/feeds/feed-file.ts';

const SITE = 'https://ledger.example';

const fileOf = <Data, Parts>(exports: PageExports<Data, Parts>, given: Given<Data, Parts>) =>
  feedFile(exports, askedFor(given), SITE);

it('is of the page under its filter', async () => {
  const query = { soloOnly: 'true', period: 'all', noise: '1' };
  const file = await fileOf(KILLS_EXPORTS, { parts: { kills: null }, path: routes.kills, query });
  expect(file).toMatchObject({ type: 'application/atom+xml; charset=utf-8', kept: 300 });
  expect(file?.body).toContain('<title>Kills (Solo kills only) · War Ledger</title>');
  expect(file?.body).toContain(`<id>${SITE}/kills.atom?soloOnly=true</id>`);
  expect(file?.body).toContain(`href="${SITE}/kills?soloOnly=true"`);
});

it('names whom it is about', async () => {
  const record = {
    id: '1',
    name: 'Verenthe',
    career: 'BRIGHT_WIZARD',
    level: 40,
    renownRank: 80,
    guildMembership: null,
  } as const;
  const given = { record, parts: { kills: null, deaths: null }, path: routes.character('1') };
  const file = await fileOf(CHARACTER_EXPORTS.overview, given);
  expect(file?.body).toContain('<title>Kills and deaths of Verenthe · War Ledger</title>');
  expect(file?.body).toContain(`<id>${SITE}/character/1.atom</id>`);
});

it('names the scenario whose runs it tells of', async () => {
  const record = sampleRecord(PlayedScenarioFragmentDoc, {
    scenario: { id: '2000', name: 'Nordenwatch', zone: { id: '130' } },
  });
  const given = { record, parts: { runs: null }, path: routes.playedScenario('2000') };
  const file = await fileOf(PLAYED_SCENARIO_EXPORTS, given);
  expect(file?.body).toContain('<title>Runs of Nordenwatch · War Ledger</title>');
});

it.each(EXPORT_KINDS.filter(({ feed, address }) => feed && /{/.test(address)))(
  'of $address has the name of its record',
  ({ feed }) => {
    expect(feed).toHaveProperty('title', expect.any(Function));
  },
);

it('is none where a page has none', async () => {
  expect(await fileOf(KILL_EXPORTS, { parts: {}, path: routes.kill('7') })).toBeNull();
});
