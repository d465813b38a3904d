import type {
  BattleInfoFragment,
  BattleRowFragment,
  BattleRowsFragment,
  GuildTagFragment,
} from '#graphql/generated/documents.ts';
import { counted, thousands } from '#lib/format/number.ts';

import { zoneLabel } from '../../places/zones.ts';
import { battleCourse, type BattleCourse } from './course.ts';
import type { Law } from './expected.ts';
import {
  type GuildDuel,
  guildMatrix,
  type GuildRow,
  guildRows,
  type RoleRow,
  roleRows,
  type Presence,
  presenceOf,
} from './groups.ts';
import { type BattlePicture, battlePictures, type MappedZone } from './pictures.ts';
import {
  BATTLE_SIDES,
  type BattlePlayer,
  bySide,
  type Loss,
  type Named,
  SIDE_NAMES,
  sideOf,
  sideOfCareer,
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
  /** The differences between the records of the battle, in sentences. */
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
  const players = rows.scoreboard.map(playerWith(arms));
  const losses = rows.losses.map(
    lossWith(new Map(players.map(({ character }) => [character.id, character])), arms),
  );
  const guilds = guildRows(players, losses);
  const sides = bySide((side) => {
    const own = players.filter(({ realm }) => sideOf(realm) === side);
    const total = (key: 'damage' | 'healing' | 'protection') => own.reduce((sum, row) => sum + row[key], 0);
    const { players: fighters, kills, deaths } = battle[side];
    return {
      players: fighters,
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

/** A player with the guild, which has plain arms where it is not among the battle's. */
const playerWith =
  (arms: ReadonlyMap<string, GuildTagFragment>) =>
  (row: BattleRowsFragment['scoreboard'][number]): BattlePlayer => {
    const { guildId, realm } = row;
    const guild = guildId === null ? null : (arms.get(guildId) ?? unknownGuild(guildId, realm));
    return { ...row, guild };
  };

const unknownGuild = (id: string, realm: GuildTagFragment['realm']): GuildTagFragment => ({
  ...numbered(id),
  realm,
  heraldry: PLAIN_ARMS,
});

/** A kill with the names of the scoreboard; who is not on it goes by number. */
const lossWith = (players: ReadonlyMap<string, Named>, guilds: ReadonlyMap<string, Named>) => {
  const named = (id: string): Named => players.get(id) ?? numbered(id);
  const guild = (id: string | null): Named | null => (id === null ? null : (guilds.get(id) ?? numbered(id)));
  return (row: BattleRowsFragment['losses'][number]): Loss => ({
    // Not spread: there are hundreds.
    id: row.id,
    time: row.time,
    zoneId: row.zoneId,
    x: row.x,
    y: row.y,
    by: sideOfCareer(row.killerCareer),
    of: sideOfCareer(row.victimCareer),
    victim: named(row.victimId),
    victimCareer: row.victimCareer,
    victimGuild: guild(row.victimGuildId),
    killer: named(row.killerId),
    killerCareer: row.killerCareer,
    killerGuild: guild(row.killerGuildId),
    attackers: row.attackers,
  });
};

const numbered = (id: string): Named => ({ id, name: `#${id}` });

/** Kills are counted by the kills themselves; scoreboards may count others. */
function differences(
  sides: BothSides,
  players: readonly BattlePlayer[],
  losses: readonly Loss[],
): readonly string[] {
  const whole = sides.order.kills + sides.destruction.kills;
  const missing =
    whole === losses.length
      ? []
      : [
          `Of ${thousands(whole)} kills ${thousands(losses.length)} are known one by one: course, roles, guilds and losses count these.`,
        ];
  const differing = BATTLE_SIDES.flatMap((side) => {
    const own = players.filter(({ realm }) => sideOf(realm) === side);
    const [kills, deaths] = (['kills', 'deaths'] as const).map((key) =>
      own.reduce((sum, row) => sum + row[key], 0),
    );
    return kills === sides[side].kills && deaths === sides[side].deaths
      ? []
      : [
          `Scoreboards give ${SIDE_NAMES[side]} ${counted(kills ?? 0, 'kill')} and ${counted(deaths ?? 0, 'death')}, the kills themselves ${thousands(sides[side].kills)} and ${thousands(sides[side].deaths)}.`,
        ];
  });
  return [...missing, ...differing];
}
