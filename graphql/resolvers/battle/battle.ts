import type { QueryBattleSumsArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import type { BattleRecord } from '#graphql/sql/battle/battle.ts';
import { battleList, type BattleQuery } from '#graphql/sql/battle/battle-page.ts';
import type { BattleScoreRecord } from '#graphql/sql/battle/battle-score.ts';
import {
  battleFit,
  type BattleFitRecord,
  battleSums,
  guildAttendance,
  topBattles,
} from '#graphql/sql/battle/battle-sums.ts';
import { connect, connectionFields } from '../connection.ts';
import { integerId, narrowingId, uuidId } from '../identity.ts';
import { loadOptional, loadRequired, type Loaders } from '../loaders.ts';

/** One side of a battle. */
export type BattleSideNode = {
  battle: Pick<BattleRecord, 'id'>;
  realm: 'ORDER' | 'DESTRUCTION';
  players: number;
  kills: number;
  deaths: number;
};

export const battleResolvers: Resolvers = {
  Query: {
    battle: (_, { id }, { load }) => loadOptional(load.battleOfSkirmish, uuidId(id)),
    battles: (_, args, { sql }) => connect(args, battleList(sql, battleQuery(args))),
    topBattles: (_, __, { sql }) => topBattles(sql),
    battleSums: (_, args, { sql }) => battleSums(sql, battleQuery(args)),
    battleLaw: async (_, __, { sql }) => lawOf(await battleFit(sql)),
    guildAttendance: async (_, { guildId, from, to }, { sql, load }) => {
      const id = integerId(guildId);
      const attendances = id === null ? [] : await guildAttendance(sql, id, from, to);
      const ids = attendances.flatMap(({ members }) => members.map(({ characterId }) => characterId));
      await load.character.prepare(ids);
      return attendances;
    },
  },
  BattlesConnection: connectionFields,
  Battle: {
    zone: ({ zoneId }, _, { load }) => loadOptional(load.zone, zoneId),
    skirmishes: ({ id }, _, { load }) => load.skirmishesOfBattle.load(id),
    order: (battle) => ({
      battle,
      realm: 'ORDER',
      players: battle.playersOrder,
      kills: battle.killsOrder,
      deaths: battle.killsDestruction,
    }),
    destruction: (battle) => ({
      battle,
      realm: 'DESTRUCTION',
      players: battle.playersDestruction,
      kills: battle.killsDestruction,
      deaths: battle.killsOrder,
    }),
    guilds: ({ id }, _, { load }) => load.battleGuilds.load(id),
    scoreboard: ({ id }, _, { load }) => load.battleScores.load(id),
    losses: ({ id }, _, { load }) => load.battleLosses.load(id),
    part: async ({ id }, { characterId }, { load }) => {
      const args = integerId(characterId);
      return args === null ? null : ((await load.battlePartOfCharacter.load({ key: id, args }))[0] ?? null);
    },
    standing: async ({ id }, { characterId }, { load }) => {
      const args = integerId(characterId);
      return args === null ? null : ((await load.battleStanding.load({ key: id, args }))[0] ?? null);
    },
    guild: async ({ id }, { guildId }, { load }) =>
      (await load.battleGuilds.load(id)).find((guild) => guild.guildId === integerId(guildId)) ?? null,
    previous: ({ id }, _, { load }) => load.battleBefore.row(id),
    next: ({ id }, _, { load }) => load.battleAfter.row(id),
  },
  BattleSide: {
    damage: (side, _, { load }) => summed(load, side, ({ damage }) => damage),
    healing: (side, _, { load }) => summed(load, side, ({ healing }) => healing),
    protection: (side, _, { load }) => summed(load, side, ({ protection }) => protection),
  },
  BattleGuild: {
    guild: ({ guildId }, _, { load }) => loadRequired(load.guild, guildId),
    damage: async ({ battleId, guildId }, _, { load }) =>
      (await load.battleScores.load(battleId)).reduce(
        (sum, score) => (score.guildId === guildId ? sum + score.damage : sum),
        0,
      ),
  },
  BattleScore: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    career: async ({ characterId }, _, { load }) => (await loadRequired(load.character, characterId)).career,
    guild: ({ guildId }, _, { load }) => loadOptional(load.guild, guildId),
  },
  BattleMember: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    career: async ({ characterId }, _, { load }) => (await loadRequired(load.character, characterId)).career,
  },
  BattleLoss: {
    victim: ({ victimId }, _, { load }) => loadRequired(load.character, victimId),
    victimGuild: ({ victimGuildId }, _, { load }) => loadOptional(load.guild, victimGuildId),
    killer: ({ killerId }, _, { load }) => loadRequired(load.character, killerId),
    killerGuild: ({ killerGuildId }, _, { load }) => loadOptional(load.guild, killerGuildId),
  },
  Skirmish: {
    battle: ({ id }, _, { load }) => load.battleOfSkirmish.row(id),
  },
};

/** Sums up a figure of all players of a side. */
const summed = async (load: Loaders, side: BattleSideNode, figure: (score: BattleScoreRecord) => number) =>
  (await load.battleScores.load(side.battle.id)).reduce(
    (sum, score) => (score.realm === side.realm ? sum + figure(score) : sum),
    0,
  );

/** Battles below which no law is fitted. */
const FEWEST_FITTED = 30;

/** Fits y = exponent · x by least squares; figures are null without enough battles, or where all sides were alike. */
function lawOf([{ battles, xx, xy, yy } = { battles: 0, xx: 0, xy: 0, yy: 0 }]: readonly BattleFitRecord[]) {
  if (battles < FEWEST_FITTED || xx === 0) return { battles, exponent: null, error: null, spread: null };
  const exponent = xy / xx;
  const variance = Math.max(0, yy - exponent * xy) / (battles - 1);
  return { battles, exponent, error: Math.sqrt(variance / xx), spread: Math.sqrt(variance) };
}

const battleQuery = ({ characterId, guildId, where }: QueryBattleSumsArgs): BattleQuery => ({
  characterId: narrowingId(characterId),
  guildId: narrowingId(guildId),
  where: where ?? null,
});
