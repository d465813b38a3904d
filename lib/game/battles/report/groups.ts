import { group } from 'd3-array';
import { CAREER_ORDER } from '../../players/careers.ts';
import { type GameRole, gameRoleOf, ROLE_ORDER } from '../../players/game-role.ts';
import { BATTLE_SIDES, type BattlePlayer, type BattleSide, type Loss, type Named, sideOf } from './rows.ts';
import type { SideSums } from './sides.ts';

/** The sums of some players of a side: kills and deaths by the kills, the rest by scoreboards. */
export interface PartOfSide extends SideSums {
  readonly side: BattleSide;
}

/** The players of a side with one role. */
export interface RoleRow extends PartOfSide {
  /** Null for careers that are not known. */
  readonly role: GameRole | null;
  /** Players by career, in the order of the game. */
  readonly careers: readonly { readonly career: string; readonly players: number }[];
}

/** The players of a guild. */
export interface GuildRow extends PartOfSide {
  /** Null for players without a guild. */
  readonly guild: Named | null;
}

/** The sides by role, Order and tanks first. */
export function roleRows(players: readonly BattlePlayer[], losses: readonly Loss[]): readonly RoleRow[] {
  const parts = partsBy(players, losses, (_, career) => gameRoleOf(career) ?? '');
  return BATTLE_SIDES.flatMap((side) =>
    [...ROLE_ORDER, null].flatMap((role) => {
      const part = parts.get(`${side} ${role ?? ''}`);
      if (!part) return [];
      const own = players.filter(
        ({ realm, character }) => sideOf(realm) === side && gameRoleOf(character.career) === role,
      );
      return Object.assign(part, { role, careers: careersOf(own) });
    }),
  );
}

const careersOf = (players: readonly BattlePlayer[]): RoleRow['careers'] =>
  [...group(players, ({ character }) => character.career)]
    .map(([career, own]) => ({ career, players: own.length }))
    .toSorted((one, other) => rankOf(one) - rankOf(other));

const rankOf = ({ career }: { readonly career: string }): number =>
  CAREER_ORDER.findIndex((each) => each === career);

/** The guilds of both sides and the players without one, those with the most players first, then with the most kills. */
export function guildRows(players: readonly BattlePlayer[], losses: readonly Loss[]): readonly GuildRow[] {
  const guilds = new Map<string, Named>();
  const idOf = (guild: Named | null): string => {
    if (guild) guilds.set(guild.id, guild);
    return guild?.id ?? '';
  };
  const withGuild = ([key, part]: readonly [string, PartOfSide]): GuildRow => ({
    ...part,
    guild: guilds.get(key.split(' ')[1] ?? '') ?? null,
  });
  return [...partsBy(players, losses, idOf)]
    .map(withGuild)
    .toSorted(
      (one, other) =>
        Number(one.guild === null) - Number(other.guild === null) ||
        other.players - one.players ||
        other.kills - one.kills ||
        other.deaths - one.deaths,
    );
}

/** Sums by side and by what a guild and a career belong to: keys are 'order ' and the name of the group. */
function partsBy(
  players: readonly BattlePlayer[],
  losses: readonly Loss[],
  groupOf: (guild: Named | null, career: string) => string,
): ReadonlyMap<string, PartOfSide> {
  const parts = new Map<string, { -readonly [Key in keyof PartOfSide]: PartOfSide[Key] }>();
  const partOf = (side: BattleSide, guild: Named | null, career: string) => {
    const key = `${side} ${groupOf(guild, career)}`;
    const known = parts.get(key);
    if (known) return known;
    const part = { side, players: 0, kills: 0, deaths: 0, damage: 0, healing: 0, protection: 0 };
    parts.set(key, part);
    return part;
  };
  for (const { realm, guild, character, damage, healing, protection } of players) {
    const part = partOf(sideOf(realm), guild, character.career);
    part.players += 1;
    part.damage += damage;
    part.healing += healing;
    part.protection += protection;
  }
  for (const loss of losses) {
    partOf(loss.by, loss.killerGuild, loss.killerCareer).kills += 1;
    partOf(loss.of, loss.victimGuild, loss.victimCareer).deaths += 1;
  }
  return parts;
}

/** Kills of a guild of Order and one of Destruction on each other. */
export interface GuildDuel {
  readonly order: Named;
  readonly destruction: Named;
  readonly kills: Readonly<Record<BattleSide, number>>;
}

/** Guilds of a side that the matrix has. */
const MOST_GUILDS = 5;

/** Kills between the guilds with the most players of each side: a row for each of Order's. */
export function guildMatrix(
  rows: readonly GuildRow[],
  losses: readonly Loss[],
): readonly (readonly GuildDuel[])[] {
  const kills = new Map<string, number>();
  for (const { killerGuild, victimGuild } of losses) {
    const key = `${killerGuild?.id} ${victimGuild?.id}`;
    kills.set(key, (kills.get(key) ?? 0) + 1);
  }
  const [own, enemies] = BATTLE_SIDES.map((side) =>
    rows.flatMap((row) => (row.side === side && row.guild ? row.guild : [])).slice(0, MOST_GUILDS),
  );
  return (own ?? []).map((order) =>
    (enemies ?? []).map((destruction) => ({
      order,
      destruction,
      kills: {
        order: kills.get(`${order.id} ${destruction.id}`) ?? 0,
        destruction: kills.get(`${destruction.id} ${order.id}`) ?? 0,
      },
    })),
  );
}

/** Players of a side by when they were there. */
export interface Presence {
  readonly side: BattleSide;
  /** Those who neither came late nor left early. */
  readonly throughout: number;
  /** Players who came more than five minutes after the beginning or left as long before the end; some did both. */
  readonly came: readonly BattlePlayer[];
  readonly left: readonly BattlePlayer[];
}

/** Seconds: two skirmishes of a battle may begin or end at nearly the same time. */
const MARGIN = 300;

/**
 * Lists who came and who left, by the skirmishes that a player was in. A single skirmish lists none: its
 * scoreboard does not say when players came.
 */
export function presenceOf(players: readonly BattlePlayer[]): readonly Presence[] {
  const begin = players.reduce((first, { from }) => Math.min(first, from), Infinity);
  const end = players.reduce((last, { to }) => Math.max(last, to), -Infinity);
  return BATTLE_SIDES.map((side) => {
    const own = players.filter(({ realm }) => sideOf(realm) === side);
    const came = own.filter(({ from }) => from - begin > MARGIN);
    const left = own.filter(({ to }) => end - to > MARGIN);
    return { side, throughout: own.length - new Set([...came, ...left]).size, came, left };
  });
}
