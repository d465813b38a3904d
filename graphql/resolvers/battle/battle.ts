import type { QueryBattleSumsArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import {
  type BattleRecord,
  battlesAfter,
  battlesBefore,
  battlesOfSkirmishes,
  guildsOfBattles,
  skirmishesOfBattles,
} from '#graphql/sql/battle/battle.ts';
import { battleList, type BattleQuery } from '#graphql/sql/battle/battle-page.ts';
import {
  type BattleLossRecord,
  type BattleScoreRecord,
  lossesOfBattles,
  partsOfCharacter,
  scoresOfBattles,
} from '#graphql/sql/battle/battle-score.ts';
import { standingsInBattles } from '#graphql/sql/battle/battle-standing.ts';
import {
  battleFit,
  type BattleFitRecord,
  battleSums,
  guildAttendance,
  topBattles,
} from '#graphql/sql/battle/battle-sums.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { guilds } from '#graphql/sql/guild/guild.ts';
import { manyWith } from '../batch-loader.ts';
import { connect } from '../connection.ts';
import {
  integerId,
  narrowingId,
  uuidId,
  career,
  character,
  guild,
  prepareFighters,
  preparePlayers,
} from '../references.ts';
import { zone } from '../places.ts';
import type { Loaders } from '../loaders.ts';

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
    battle: (_, { id }, { load }) => load.optional(battlesOfSkirmishes, uuidId(id)),
    battles: (_, args, { sql, latest }) =>
      connect(args, battleList(sql, battleQuery(args, latest), args.order)),
    topBattles: (_, __, { sql, latest }) => topBattles(sql, latest),
    battleSums: (_, args, { sql, latest }) => battleSums(sql, battleQuery(args, latest)),
    battleLaw: async (_, __, { sql, latest }) => lawOf(await battleFit(sql, latest)),
    guildAttendance: async (_, { guildId, from, to }, { sql, load }) => {
      const id = integerId(guildId);
      const attendances = id === null ? [] : await guildAttendance(sql, id, from, to);
      await preparePlayers(
        load,
        attendances.flatMap(({ members }) => members),
      );
      return attendances;
    },
  },
  Battle: {
    zone,
    skirmishes: ({ id }, _, { load }) => load.all(skirmishesOfBattles, id),
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
    guilds: ({ id }, _, { load }) => load.all(guildsOfBattles, id),
    scoreboard: ({ id }, _, { load }) => scoresOf(load, id),
    losses: ({ id }, _, { load }) =>
      load.all(lossesOfBattles, id, (losses) => prepareFighters(load, losses.flatMap(sidesOf))),
    part: async ({ id }, { characterId }, { load }) => {
      const args = integerId(characterId);
      return args === null ? null : ((await load.once(parts).load({ key: id, args }))[0] ?? null);
    },
    standing: async ({ id }, { characterId }, { load }) => {
      const args = integerId(characterId);
      return args === null ? null : ((await load.once(standings).load({ key: id, args }))[0] ?? null);
    },
    guild: async ({ id }, { guildId }, { load }) =>
      (await load.all(guildsOfBattles, id)).find((guild) => guild.guildId === integerId(guildId)) ?? null,
    previous: ({ id }, _, { load }) => load.rows(battlesBefore).row(id),
    next: ({ id }, _, { load }) => load.rows(battlesAfter).row(id),
  },
  BattleSide: {
    damage: (side, _, { load }) => summed(load, side, ({ damage }) => damage),
    healing: (side, _, { load }) => summed(load, side, ({ healing }) => healing),
    protection: (side, _, { load }) => summed(load, side, ({ protection }) => protection),
  },
  BattleGuild: {
    guild: ({ guildId }, _, { load }) => load.required(guilds.byId, guildId),
    damage: async ({ battleId, guildId }, _, { load }) =>
      (await scoresOf(load, battleId)).reduce(
        (sum, score) => (score.guildId === guildId ? sum + score.damage : sum),
        0,
      ),
  },
  BattleScore: { character, career, guild },
  BattleMember: { character, career },
  BattleLoss: {
    victim: ({ victimId }, _, { load }) => load.required(characters.byId, victimId),
    victimGuild: ({ victimGuildId }, _, { load }) => load.optional(guilds.byId, victimGuildId),
    killer: ({ killerId }, _, { load }) => load.required(characters.byId, killerId),
    killerGuild: ({ killerGuildId }, _, { load }) => load.optional(guilds.byId, killerGuildId),
  },
  Skirmish: {
    battle: ({ id }, _, { load }) => load.rows(battlesOfSkirmishes).row(id),
  },
};

const parts = manyWith(partsOfCharacter, ({ battleId }) => battleId);
const standings = manyWith(standingsInBattles, ({ battleId }) => battleId);

const scoresOf = (load: Loaders, battleId: string) =>
  load.all(scoresOfBattles, battleId, (scores) => prepareFighters(load, scores));

const sidesOf = ({ victimId, victimGuildId, killerId, killerGuildId }: BattleLossRecord) => [
  { characterId: victimId, guildId: victimGuildId },
  { characterId: killerId, guildId: killerGuildId },
];

/** Sums up a figure of all players of a side. */
const summed = async (load: Loaders, side: BattleSideNode, figure: (score: BattleScoreRecord) => number) =>
  (await scoresOf(load, side.battle.id)).reduce(
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

const battleQuery = ({ characterId, guildId, where }: QueryBattleSumsArgs, latest: number): BattleQuery => ({
  characterId: narrowingId(characterId),
  guildId: narrowingId(guildId),
  where: where ?? null,
  latest,
});
