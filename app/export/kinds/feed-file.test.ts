import { expect, it } from 'vitest';

import { overviewSums } from '#lib/game/overview/figures.ts';
import { sampleOf } from '#lib/game/overview/testing/sample.ts';
import { routes } from '#lib/url/routes.ts';

import { CHARACTER_EXPORTS } from './fighters.ts';
import { KILL_EXPORTS, KILLS_EXPORTS } from './kills.ts';
import type { Asked, PageExports } from '#lib/exports/page-exports.ts';
import { askedFor } from '#lib/exports/testing/asked-for.ts';
import { feedFile } from '#lib/exports/feeds/feed-file.ts';

type AskedOf<Of> = Of extends PageExports<infer Data, infer Parts> ? Asked<Data, Parts> : never;

const SITE = 'https://ledger.example';

it('is of the page under its filter', async () => {
  const query = { soloOnly: 'true', period: 'all', noise: '1' };
  const parts = { sums: { kills: 0, order: 0, destruction: 0, solo: 0 }, kills: null };
  const asked: AskedOf<typeof KILLS_EXPORTS> = askedFor({ record: {}, parts, path: routes.kills, query });
  const file = await feedFile(KILLS_EXPORTS, asked, SITE);
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
  const figures = { sample: sampleOf(0, 0), places: null, ratings: [] };
  const none = { kills: 0, order: 0, destruction: 0, solo: 0 };
  const asked: AskedOf<typeof CHARACTER_EXPORTS.overview> = askedFor({
    record,
    parts: {
      killSums: none,
      deathSums: none,
      kills: null,
      deaths: null,
      figures,
      rankings: figures.sample,
      whole: figures,
      overview: overviewSums(figures),
      activity: [],
      form: false as const,
      known: null,
      standing: null,
    },
    path: routes.character('1'),
  });
  const file = await feedFile(CHARACTER_EXPORTS.overview, asked, SITE);
  expect(file?.body).toContain('<title>Kills and deaths of Verenthe · War Ledger</title>');
  expect(file?.body).toContain(`<id>${SITE}/character/1.atom</id>`);
});

it('is none where a page has none', async () => {
  const nothing = async () => {
    throw new Error('Nothing is asked.');
  };
  const asked = { record: JSON.parse('{}'), path: routes.kill('7'), query: {}, part: nothing };
  expect(await feedFile(KILL_EXPORTS, asked, SITE)).toBeNull();
});
