import type { CharacterTagFragment, MemberRowFragment } from '#graphql/generated/documents.ts';
import type { ActiveWeek, ActivitySpan } from '#lib/game/overview/activity.ts';
import type { FigurePair } from '#lib/game/overview/figure-pairs.ts';
import type { FoughtGuild, FoughtZone, Tally } from '#lib/game/overview/foes.ts';
import type { GuildFormScenario } from '#lib/game/overview/guild-form.ts';
import type { MemberSum } from '#lib/game/overview/member-sums.ts';

import { columnsOf } from '../export-table.ts';
import { isoTime } from './cells.ts';
import { characterColumns, rankColumns } from './combatant-columns.ts';
import about from './overview-columns.json' with { type: 'json' };

type Foe = Tally<CharacterTagFragment>;

export const NEMESIS_COLUMNS = columnsOf<Foe>()(about.nemesis, {
  killer: characterColumns('killer', ({ item }) => item),
});

export const PREY_COLUMNS = columnsOf<Foe>()(about.prey, {
  victim: characterColumns('victim', ({ item }) => item),
});

export const ZONE_COLUMNS = columnsOf<FoughtZone>()(about.zone, {});

export const ACTIVITY_COLUMNS = columnsOf<ActivitySpan>()(about.activity, {
  from: ({ from }) => isoTime(from),
});

export const WEEK_COLUMNS = columnsOf<ActiveWeek>()(about.week, { from: ({ from }) => isoTime(from) });

export const RESULT_COLUMNS = columnsOf<GuildFormScenario>()(about.result, {});

export const MEMBER_SUM_COLUMNS = columnsOf<MemberSum>()(about.memberSum, {
  member: characterColumns('member', ({ character }) => character),
});

export const FOUGHT_GUILD_COLUMNS = columnsOf<FoughtGuild>()(about.foughtGuild, {});

export const COMPARED_FIGURE_COLUMNS = columnsOf<FigurePair>()(about.comparedFigure, {});

export const MEMBER_COLUMNS = columnsOf<MemberRowFragment>()(about.member, {
  character: characterColumns('character', ({ character }) => character),
  ranks: rankColumns('character', ({ character }) => character),
});
