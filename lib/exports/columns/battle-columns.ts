import type * as documents from '#graphql/generated/documents.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import * as sides from '#lib/game/battles/report/sides.ts';
import { hasTier, pointsOf, surrenderOf, winnerOf } from '#lib/game/battles/scenario.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';
import { runLength } from '#lib/game/scenarios/run-length.ts';

import { columnsOf } from '../export-columns.ts';
import about from './battle-columns.json' with { type: 'json' };
import { isoTime, listCell, secondsCell } from './cells.ts';
import { fightLength } from '#lib/game/battles/fight-length.ts';

export const SCENARIO_COLUMNS = columnsOf<documents.ScenarioRowFragment>()(about.scenario, {
  endTime: (run) => (runLength(run) === null ? null : isoTime(run.endTime)),
  duration: (run) => secondsCell(runLength(run)),
  winner: winnerOf,
  pointsOrder: (run) => pointsOf(run)[0],
  pointsDestruction: (run) => pointsOf(run)[1],
  tier: (run) => (hasTier(run) ? run.tier : null),
  surrendered: surrenderOf,
});

export const SKIRMISH_COLUMNS = columnsOf<documents.SkirmishRowFragment>()(about.skirmish, {
  endTime: (fight) => (fightLength(fight) === null ? null : isoTime(fight.endTime)),
  duration: (fight) => secondsCell(fightLength(fight)),
  place: (skirmish) => skirmishLocation(skirmish).name,
  area: (skirmish) => skirmishLocation(skirmish).area,
  placeKind: (skirmish) => skirmishLocation(skirmish).kind,
  guilds: ({ topGuildsByPlayers }) =>
    listCell(topGuildsByPlayers.map(({ guild, count }) => `${guild.name} (${count})`)),
});

export const BATTLE_COLUMNS = columnsOf<documents.BattleListRowFragment>()(about.battle, {
  endTime: (fight) => (fightLength(fight) === null ? null : isoTime(fight.endTime)),
  duration: (fight) => secondsCell(fightLength(fight)),
  place: battlePlace,
  winner: (row) => (sides.winnerOf(row) ?? 'draw').toUpperCase(),
  outnumbered: sides.wonOutnumbered,
  guilds: ({ guilds }) => listCell(guilds.map(({ guild, players }) => `${guild.name} (${players})`)),
});
