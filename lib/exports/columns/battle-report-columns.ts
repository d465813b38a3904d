import type { BattleMinute } from '#lib/game/battles/report/course.ts';
import type { GuildDuel, GuildRow, PartOfSide, RoleRow, Presence } from '#lib/game/battles/report/groups.ts';
import type { BattlePlayer, BattleSide, Loss } from '#lib/game/battles/report/rows.ts';
import type { SideFigure } from '#lib/game/battles/report/sides.ts';
import type { SharedScore } from '#lib/game/battles/score-groups.ts';

import { columnsOf } from '../export-table.ts';
import { isoTime, listCell } from './cells.ts';
import { SKIRMISH_SCORE_COLUMNS } from './score-columns.ts';
import about from './battle-report-columns.json' with { type: 'json' };

const sideCell = ({ side }: { readonly side: BattleSide }) => side.toUpperCase();

const PART_COLUMNS = columnsOf<PartOfSide>()(about.part, { side: sideCell });

export const SIDE_FIGURE_COLUMNS = columnsOf<SideFigure>()(about.sideFigure, {});

/** A player, with all figures of the battle. */
export const BATTLE_PLAYER_COLUMNS = columnsOf<SharedScore<BattlePlayer>>()(about.battlePlayer, {
  score: SKIRMISH_SCORE_COLUMNS,
  from: ({ from }) => isoTime(from),
  to: ({ to }) => isoTime(to),
});

export const MINUTE_COLUMNS = columnsOf<BattleMinute>()(about.minute, {
  minute: ({ time }) => isoTime(time),
});

export const ROLE_PART_COLUMNS = columnsOf<RoleRow>()(about.rolePart, {
  part: PART_COLUMNS,
  careers: ({ careers }) => listCell(careers.map(({ career, players }) => `${career} ${players}`)),
});

export const GUILD_PART_COLUMNS = columnsOf<GuildRow>()(about.guildPart, { part: PART_COLUMNS });

export const DUEL_COLUMNS = columnsOf<GuildDuel>()(about.duel, {});

export const LOSS_COLUMNS = columnsOf<Loss>()(about.loss, {
  time: ({ time }) => isoTime(time),
  victimRealm: (loss) => loss.of.toUpperCase(),
});

export const PRESENCE_COLUMNS = columnsOf<Presence>()(about.presence, { side: sideCell });
