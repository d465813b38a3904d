import { careerLabel, realmOfCareer } from '#lib/game/players/careers.ts';

import { columnsOf, type ExportColumn, partColumns, prefixed } from '../export-table.ts';
import about from './combatant-columns.json' with { type: 'json' };

interface Character {
  readonly id: string;
  readonly name: string;
  readonly career: string;
}

interface Combatant {
  readonly character: Character;
  readonly level: number;
  readonly renownRank: number;
  readonly guild?: { readonly id: string; readonly name: string } | null;
}

type Columns<Row> = readonly ExportColumn<Row>[];

const CHARACTER = columnsOf<Character>()(about.character, {
  careerName: ({ career }) => careerLabel(career),
  realm: ({ career }) => realmOfCareer(career),
});

const RANKS = columnsOf<Pick<Combatant, 'level' | 'renownRank'>>()(about.ranks, {});

const GUILD = columnsOf<Pick<Combatant, 'guild'>>()(about.guild, {});

/**
 * A player in a row: id, name, career and realm.
 * @param who names the columns: 'killer' makes killerId and killerName
 */
export const characterColumns = <Row>(who: string, pick: (row: Row) => Character | null): Columns<Row> =>
  partColumns(pick, prefixed(who, CHARACTER));

/** Level and renown rank of a player in a row, at the time of the row. */
export const rankColumns = <Row>(
  who: string,
  pick: (row: Row) => Pick<Combatant, 'level' | 'renownRank'> | null,
): Columns<Row> => partColumns(pick, prefixed(who, RANKS));

/** The guild of a player in a row; empty for the guildless. */
export const guildColumns = <Row>(
  who: string,
  pick: (row: Row) => Pick<Combatant, 'guild'> | null,
): Columns<Row> => partColumns(pick, prefixed(who, GUILD));

/** All columns of a player in a list: name, ranks, guild. */
export const combatantColumns = <Row>(who: string, pick: (row: Row) => Combatant | null): Columns<Row> => [
  ...characterColumns<Row>(who, (row) => pick(row)?.character ?? null),
  ...rankColumns(who, pick),
  ...guildColumns(who, pick),
];
