import type {
  DamageFragment,
  KillPageFragment,
  SkirmishInfoFragment,
  SkirmishPageFragment,
  SkirmishRowFragment,
  SkirmishScorePageFragment,
} from '#graphql/generated/documents.ts';
import type { DamageByCharacter, TopPlayers } from '#lib/data/skirmishes.ts';
import { damageSources } from '#lib/game/battles/kill-damage.ts';
import { SKIRMISH_FILTER } from '#lib/url/skirmish-filter.ts';

import { DAMAGE_COLUMNS } from './damage-columns.ts';
import { allRows, exportTable, rowsOf } from './export-table.ts';
import { KILL_COLUMNS } from './kill-columns.ts';
import { skirmishEntries } from './feeds/skirmish-feed.ts';
import type { PageExports } from './page-exports.ts';
import { SKIRMISH_SCORE_COLUMNS } from './score-columns.ts';
import { SKIRMISH_COLUMNS, skirmishTable } from './skirmish-columns.ts';
import { skirmishBlock } from './text/skirmish-block.ts';

export const SKIRMISHES_EXPORTS: PageExports<
  object,
  { top: readonly SkirmishRowFragment[]; skirmishes: SkirmishPageFragment | null }
> = {
  address: '/skirmishes',
  title: 'Skirmishes',
  filter: SKIRMISH_FILTER,
  tables: {
    skirmishes: skirmishTable('Recent Skirmishes'),
    top: exportTable('Top Skirmishes in past week', SKIRMISH_COLUMNS, async ({ part }) =>
      allRows(await part('top')),
    ),
  },
  parts: ['top', 'skirmishes'],
  feed: {
    label: 'Skirmishes',
    title: () => 'Skirmishes',
    entries: async ({ part }) => skirmishEntries(await part('skirmishes')),
  },
};

export const SKIRMISH_EXPORTS: PageExports<
  SkirmishInfoFragment,
  { leaders: TopPlayers | null; scores: SkirmishScorePageFragment | null }
> = {
  address: '/skirmish/{id}',
  title: 'A skirmish',
  tables: {
    scoreboard: exportTable('Scoreboard', SKIRMISH_SCORE_COLUMNS, async ({ part }) =>
      rowsOf(await part('scores')),
    ),
  },
  parts: ['leaders', 'scores'],
  text: async ({ record, query, part }) => skirmishBlock(record, (await part('scores'))?.nodes ?? [], query),
};

export const SKIRMISH_KILLS_EXPORTS: PageExports<SkirmishInfoFragment, { kills: KillPageFragment | null }> = {
  address: '/skirmish/{id}/kills',
  title: 'The kills of a skirmish',
  tables: { kills: exportTable('Kills', KILL_COLUMNS, async ({ part }) => rowsOf(await part('kills'))) },
  parts: ['kills'],
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
  parts: ['damage'],
};

export const FIGHTER_DAMAGE_EXPORTS: PageExports<DamageByCharacter, object> = {
  address: '/skirmish/{id}/damage/{characterId}',
  title: 'What one character did in a skirmish to those who died',
  tables: {
    damage: exportTable('Kill damage by source', DAMAGE_COLUMNS, ({ record }) =>
      allRows(damageSources(record.damage).rows),
    ),
  },
  parts: [],
};
