import { careerLabel } from '#lib/game/players/careers.ts';
import { realmOfCareer } from '#lib/game/players/realms.ts';

import { type Cell, column, type ExportColumn } from '../export-table.ts';

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

/**
 * A player in a row: id, name, career and realm.
 * @param who names the columns: 'killer' makes killerId and killerName
 */
export function characterColumns<Row>(
  who: string,
  pick: (row: Row) => Character | null,
): readonly ExportColumn<Row>[] {
  return columnsOf(who, pick, [
    ['Id', (whom) => `Id of ${whom}`, ({ id }) => id],
    ['Name', (whom) => `Name of ${whom}`, ({ name }) => name],
    [
      'Career',
      (whom) => `Career of ${whom} as the API calls it, such as BRIGHT_WIZARD`,
      ({ career }) => career,
    ],
    ['CareerName', (whom) => `Career of ${whom} in words`, ({ career }) => careerLabel(career)],
    [
      'Realm',
      (whom) => `ORDER, DESTRUCTION or NEUTRAL, by the career of ${whom}`,
      ({ career }) => realmOfCareer(career),
    ],
  ]);
}

/** Level and renown rank of a player in a row, at the time of the row. */
export function rankColumns<Row>(
  who: string,
  pick: (row: Row) => Pick<Combatant, 'level' | 'renownRank'> | null,
): readonly ExportColumn<Row>[] {
  return columnsOf(who, pick, [
    ['Level', (whom) => `Level of ${whom}`, ({ level }) => level],
    ['RenownRank', (whom) => `Renown rank of ${whom}`, ({ renownRank }) => renownRank],
  ]);
}

/** The guild of a player in a row; empty for the guildless. */
export function guildColumns<Row>(
  who: string,
  pick: (row: Row) => Pick<Combatant, 'guild'> | null,
): readonly ExportColumn<Row>[] {
  return columnsOf(who, pick, [
    ['GuildId', (whom) => `Id of the guild of ${whom}`, ({ guild }) => guild?.id ?? null],
    ['GuildName', (whom) => `Name of the guild of ${whom}`, ({ guild }) => guild?.name ?? null],
  ]);
}

/** All columns of a player in a list: name, ranks, guild. */
export function combatantColumns<Row>(
  who: string,
  pick: (row: Row) => Combatant | null,
): readonly ExportColumn<Row>[] {
  return [
    ...characterColumns<Row>(who, (row) => pick(row)?.character ?? null),
    ...rankColumns(who, pick),
    ...guildColumns(who, pick),
  ];
}

type Part<Whole> = readonly [ending: string, about: (whom: string) => string, value: (whole: Whole) => Cell];

function columnsOf<Row, Whole>(
  who: string,
  pick: (row: Row) => Whole | null,
  parts: readonly Part<Whole>[],
): readonly ExportColumn<Row>[] {
  return parts.map(([ending, about, value]) =>
    column(`${who}${ending}`, about(`the ${who}`), (row) => {
      const whole = pick(row);
      return whole && value(whole);
    }),
  );
}
