import type * as documents from '#graphql/generated/documents.ts';
import type { JudgedParty } from '#lib/game/dungeons/dungeon-words.ts';
import { encounterName, instanceName } from '#lib/game/instances/instance-name.ts';
import type { PlacedQuests } from '#lib/game/quests/placed-quests.ts';
import { questName } from '#lib/game/quests/quest-facts.ts';
import { creatureName } from '#lib/seo/record-names.ts';

import { columnsOf, partColumns } from '../export-table.ts';
import { isoTime, listCell } from './cells.ts';
import { characterColumns } from './combatant-columns.ts';
import about from './dungeon-columns.json' with { type: 'json' };

const FIGURE_COLUMNS = columnsOf<Pick<documents.DungeonRowFragment, 'figures'>>()(about.figures, {});

const wingIds = (wings: readonly { readonly instance: { readonly id: string } }[]) =>
  listCell(wings.map(({ instance }) => instance.id));

export const DUNGEON_COLUMNS = columnsOf<documents.DungeonRowFragment>()(about.dungeon, {
  figures: FIGURE_COLUMNS,
  wingIds: (row) => wingIds(row.wings),
});

export const WING_COLUMNS = columnsOf<documents.DungeonRowFragment['wings'][number]>()(about.wing, {
  name: ({ instance }) => instanceName(instance),
  figures: FIGURE_COLUMNS,
});

export const BAND_COLUMNS = columnsOf<documents.BandOfDungeonFragment>()(about.band, {
  figures: FIGURE_COLUMNS,
});

export const ENCOUNTER_COLUMNS = columnsOf<documents.EncounterOfDungeonFragment>()(about.encounter, {
  name: ({ encounter }) => encounterName(encounter),
});

export const MONTH_COLUMNS = columnsOf<documents.MonthOfDungeonFragment>()(about.month, {
  month: ({ month }) => isoTime(month)?.slice(0, 7) ?? null,
});

export const PARTY_COLUMNS = columnsOf<JudgedParty>()(about.party, {
  verdict: ({ verdict }) => verdict.toUpperCase(),
});

export const SESSION_COLUMNS = columnsOf<documents.SessionRowFragment>()(about.session, {
  start: ({ start }) => isoTime(start),
  end: ({ end }) => (end === null ? null : isoTime(end)),
  wingIds: (row) => wingIds(row.wings),
  runIds: ({ runs }) => listCell(runs.map(({ id }) => id)),
  members: ({ members }) => listCell(members.map(({ character }) => character.name)),
});

export const CLEAR_COLUMNS = columnsOf<documents.ClearRowFragment>()(about.clear, {
  session: partColumns(({ session }) => session, SESSION_COLUMNS),
});

export const BEST_COLUMNS = columnsOf<documents.BestOfDungeonFragment>()(about.best, {
  character: characterColumns('character', ({ character }) => character),
});

export const OWN_WING_COLUMNS = columnsOf<documents.WingOfRecordFragment>()(about.ownWing, {
  name: ({ instance }) => instanceName(instance),
});

export const COMPANION_COLUMNS = columnsOf<documents.CompanionFragment>()(about.companion, {
  character: characterColumns('character', ({ character }) => character),
});

export const CLEARER_COLUMNS = columnsOf<documents.ClearerOfGuildFragment>()(about.clearer, {
  character: characterColumns('character', ({ character }) => character),
  wingIds: ({ cleared }) => listCell(cleared.map(({ id }) => id)),
  wings: ({ cleared }) => listCell(cleared.map(instanceName)),
});

export const PLACED_QUEST_COLUMNS = columnsOf<PlacedQuests['quests'][number]>()(about.placedQuest, {
  name: ({ quest }) => questName(quest),
  giverIds: ({ givers }) => listCell(givers.map(({ id }) => id)),
  giverNames: ({ givers }) => listCell(givers.map(creatureName)),
});
