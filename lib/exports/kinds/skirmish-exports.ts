import {
  CharacterCardFragmentDoc,
  type DamageFragment,
  DamageFragmentDoc,
  type KillPageFragment,
  KillPageFragmentDoc,
  type SkirmishInfoFragment,
  SkirmishInfoFragmentDoc,
  SkirmishNameFragmentDoc,
  type SkirmishPageFragment,
  SkirmishPageFragmentDoc,
  type SkirmishRowFragment,
  SkirmishRowFragmentDoc,
  type SkirmishScorePageFragment,
  SkirmishScorePageFragmentDoc,
  TopPlayerFragmentDoc,
} from '#graphql/generated/documents.ts';
import type { DamageByCharacter, TopPlayers } from '#lib/data/war/skirmishes.ts';
import { damageSources } from '#lib/game/battles/kill-damage.ts';
import { previewOfSkirmish } from '#lib/preview/kinds/preview-of-skirmish.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';

import { DAMAGE_COLUMNS } from '../columns/damage-columns.ts';
import { allRows, exportTable, rowsOf } from '../export-table.ts';
import { KILL_COLUMNS } from '../columns/kill-columns.ts';
import { skirmishEntries } from '../feeds/skirmish-feed.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { list, NOTHING, nullable, object, type Shape } from '../shapes/shape.ts';
import { SKIRMISH_SCORE_COLUMNS } from '../columns/score-columns.ts';
import { SKIRMISH_COLUMNS, skirmishTable } from '../columns/skirmish-columns.ts';
import { skirmishBlock } from '../text/skirmish-block.ts';

const FIGHT = fragment(SkirmishInfoFragmentDoc);

const LEADER = nullable(fragment(TopPlayerFragmentDoc));

const LEADERS: Shape<TopPlayers> = object({
  damage: LEADER,
  healing: LEADER,
  deathBlows: LEADER,
  protection: LEADER,
});

export const SKIRMISHES_EXPORTS: PageExports<
  object,
  { top: readonly SkirmishRowFragment[]; skirmishes: SkirmishPageFragment | null }
> = {
  address: '/skirmishes',
  title: 'Skirmishes',
  filter: SKIRMISH_FILTER,
  tables: {
    skirmishes: skirmishTable('Recent skirmishes'),
    top: exportTable('Top skirmishes of the past week', SKIRMISH_COLUMNS, async ({ part }) =>
      allRows(await part('top')),
    ),
  },
  record: NOTHING,
  parts: {
    top: list(fragment(SkirmishRowFragmentDoc)),
    skirmishes: nullable(fragment(SkirmishPageFragmentDoc)),
  },
  feed: {
    label: 'Skirmishes',
    title: () => 'Skirmishes',
    entries: async ({ part }) => skirmishEntries(await part('skirmishes')),
  },
};

export const SKIRMISH_EXPORTS: PageExports<
  SkirmishInfoFragment,
  {
    leaders: TopPlayers | null;
    scores: SkirmishScorePageFragment | null;
  }
> = {
  address: '/skirmish/{id}',
  title: 'A skirmish',
  tables: {
    scoreboard: exportTable('Scoreboard', SKIRMISH_SCORE_COLUMNS, async ({ part }) =>
      rowsOf(await part('scores')),
    ),
  },
  record: FIGHT,
  parts: { leaders: nullable(LEADERS), scores: nullable(fragment(SkirmishScorePageFragmentDoc)) },
  text: async ({ record, query, part }) => skirmishBlock(record, (await part('scores'))?.nodes ?? [], query),
  preview: ({ record }) => previewOfSkirmish(record),
};

export const SKIRMISH_KILLS_EXPORTS: PageExports<SkirmishInfoFragment, { kills: KillPageFragment | null }> = {
  address: '/skirmish/{id}/kills',
  title: 'The kills of a skirmish',
  tables: { kills: exportTable('Kills', KILL_COLUMNS, async ({ part }) => rowsOf(await part('kills'))) },
  record: FIGHT,
  parts: { kills: nullable(fragment(KillPageFragmentDoc)) },
  preview: ({ record }) => previewOfSkirmish(record),
};

export const SKIRMISH_DAMAGE_EXPORTS: PageExports<
  SkirmishInfoFragment,
  { damage: readonly DamageFragment[] | null }
> = {
  address: '/skirmish/{id}/damage',
  title: 'What the victims of a skirmish died of',
  tables: {
    damage: exportTable('Kill damage by source', DAMAGE_COLUMNS, async ({ part }) =>
      allRows(damageSources((await part('damage')) ?? []).rows),
    ),
  },
  record: FIGHT,
  parts: { damage: nullable(list(fragment(DamageFragmentDoc))) },
  preview: ({ record }) => previewOfSkirmish(record),
};

export const FIGHTER_DAMAGE_EXPORTS: PageExports<DamageByCharacter, object> = {
  address: '/skirmish/{id}/damage/{characterId}',
  title: 'What one character did in a skirmish to those who died',
  tables: {
    damage: exportTable('Kill damage by source', DAMAGE_COLUMNS, ({ record }) =>
      allRows(damageSources(record.damage).rows),
    ),
  },
  record: object({
    character: fragment(CharacterCardFragmentDoc),
    skirmish: fragment(SkirmishNameFragmentDoc),
    damage: list(fragment(DamageFragmentDoc)),
  }),
  parts: {},
};
