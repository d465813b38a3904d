import type {
  BattleInfoFragment,
  BattleRowFragment,
  BattleRowsFragment,
  GuildTagFragment,
} from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';

import { zoneLabel } from '../../places/zones.ts';
import { battleCourse, type BattleCourse } from './course.ts';
import type { Law } from './expected.ts';
import { type GuildDuel, guildMatrix, type GuildRow, guildRows, type RoleRow, roleRows } from './groups.ts';
import { type BattlePicture, battlePictures, type MappedZone } from './pictures.ts';
import { type Presence, presenceOf } from './presence.ts';
import {
  BATTLE_SIDES,
  type BattlePlayer,
  bySide,
  type Loss,
  type Named,
  SIDE_NAMES,
  sideOf,
} from './rows.ts';
import type { BothSides } from './sides.ts';
import type { NamedBattle } from './words.ts';

/** All that a report of a battle shows. */
export interface BattleReport {
  readonly sides: BothSides;
  readonly players: readonly BattlePlayer[];
  readonly losses: readonly Loss[];
  readonly course: BattleCourse;
  readonly roles: readonly RoleRow[];
  readonly guilds: readonly GuildRow[];
  readonly matrix: readonly (readonly GuildDuel[])[];
  readonly presence: readonly Presence[];
  readonly pictures: readonly BattlePicture[];
  /** The arms of guilds by their ids, as far as they are known. */
  readonly arms: ReadonlyMap<string, GuildTagFragment>;
  /** Where the records of the battle differ, in sentences. */
  readonly differences: readonly string[];
}

/** All that a report is worked out from but the head of the battle. */
export interface ReportRows {
  readonly rows: BattleRowsFragment;
  /** Null where the API knows no battles. */
  readonly law: Law | null;
}

/** The place of a battle. */
export const battlePlace = ({ zone }: Pick<BattleRowFragment, 'zone'>): string =>
  zone ? zoneLabel(zone) : 'Unknown place';

/** The zone of a battle with the corners of its map. */
export const zoneOfBattle = ({ zone }: Pick<BattleInfoFragment, 'zone'>): MappedZone => ({
  zoneId: Number(zone?.id),
  mapSetup: zone?.mapSetup ?? null,
});

/** A battle for sentences about it. */
export const namedBattle = (battle: BattleInfoFragment): NamedBattle => ({
  ...battle,
  place: battlePlace(battle),
});

/** Works out the report of a battle from its head and its rows. */
export function battleReport(battle: BattleInfoFragment, rows: BattleRowsFragment): BattleReport {
  const arms = new Map(rows.guilds.map(({ guild }) => [guild.id, guild]));
  const players = rows.scoreboard.map((row) => ({ ...row, guild: row.guild && armed(row, row.guild, arms) }));
  const { losses } = rows;
  const guilds = guildRows(players, losses);
  const sides = bySide((side) => {
    const own = players.filter(({ realm }) => sideOf(realm) === side);
    const total = (key: 'damage' | 'healing' | 'protection') => own.reduce((sum, row) => sum + row[key], 0);
    const { players: counted, kills, deaths } = battle[side];
    return {
      players: counted,
      kills,
      deaths,
      damage: total('damage'),
      healing: total('healing'),
      protection: total('protection'),
    };
  });
  return {
    sides,
    players,
    losses,
    course: battleCourse(losses),
    roles: roleRows(players, losses),
    guilds,
    matrix: guildMatrix(guilds, losses),
    presence: presenceOf(players),
    pictures: battlePictures(losses, zoneOfBattle(battle)),
    arms,
    differences: differences(sides, players, losses),
  };
}

const PLAIN_ARMS = { emblem: 0, pattern: 0, color1: 0, color2: 0, shape: 0 };

/** A guild of which only the name is known has plain arms. */
const armed = (
  { realm }: Pick<BattlePlayer, 'realm'>,
  guild: Named,
  arms: ReadonlyMap<string, GuildTagFragment>,
): GuildTagFragment => arms.get(guild.id) ?? { ...guild, realm, heraldry: PLAIN_ARMS };

/** Kills are counted by the kills themselves; scoreboards may count others. */
function differences(
  sides: BothSides,
  players: readonly BattlePlayer[],
  losses: readonly Loss[],
): readonly string[] {
  const told = sides.order.kills + sides.destruction.kills;
  const missing =
    told === losses.length
      ? []
      : [
          `Of ${thousands(told)} kills ${thousands(losses.length)} are known one by one: course, roles, guilds and losses count these.`,
        ];
  const differing = BATTLE_SIDES.flatMap((side) => {
    const own = players.filter(({ realm }) => sideOf(realm) === side);
    const [kills, deaths] = (['kills', 'deaths'] as const).map((key) =>
      own.reduce((sum, row) => sum + row[key], 0),
    );
    return kills === sides[side].kills && deaths === sides[side].deaths
      ? []
      : [
          `Scoreboards give ${SIDE_NAMES[side]} ${thousands(kills ?? 0)} kills and ${thousands(deaths ?? 0)} deaths, the kills themselves ${thousands(sides[side].kills)} and ${thousands(sides[side].deaths)}.`,
        ];
  });
  return [...missing, ...differing];
}
