import {
  type BattleRowFragment,
  GetGuildBattlesDocument,
  GetKillsDocument,
  GetOwnBattlesDocument,
  GetSkirmishesDocument,
  type KillFilterInput,
  type KillRowFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, LIVE, mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { eveningOf } from '#lib/game/war/evening.ts';
import { killsByRealm } from '#lib/url/filter/kills-by-realm.ts';

import { BATTLE } from './battles.ts';
import { FEWEST_MEMBERS } from './battle-lists.ts';
import { byFighter, ofFighter } from './kill-samples.ts';
import { BATTLE_PAUSE } from './war-now.ts';

/** Kills, or deaths, of an evening up to a moment. */
export interface FollowedKills {
  readonly total: number;
  /** The newest of them, the newest first. */
  readonly newest: readonly KillRowFragment[];
}

/** A battle with its kills up to a moment. */
export type FollowedBattle = Pick<BattleRowFragment, 'id' | 'zone' | 'startTime'> &
  Readonly<Record<'order' | 'destruction', number>>;

/** The evening of a player or a guild up to a moment. */
export interface Followed {
  /** Epoch seconds: the start of the evening. */
  readonly evening: number;
  /** Epoch seconds: nothing later is counted. */
  readonly moment: number;
  readonly kills: FollowedKills;
  readonly deaths: FollowedKills;
  /** The battle that goes on; null for none. */
  readonly battle: FollowedBattle | null;
}

/** Seconds from one moment to the next: all who look in between share their answers. */
const STEP = 5;

/**
 * The moment that an overlay shows, in epoch seconds.
 * @param delay seconds
 */
export const momentBefore = (delay: number, now: Date): number =>
  Math.floor(now.getTime() / 1_000 / STEP) * STEP - delay;

/** Kills, and deaths, that are read. */
const NEWEST = 5;
/** Skirmishes that are looked at for one that goes on, where the API knows no battles. */
const SKIRMISHES = 5;

/**
 * Reads the kills, the deaths and the running battle of a player or a guild as they were known to be at a moment, so that
 * an audience does not learn where a fight is now.
 * @param moment epoch seconds
 */
export async function getFollowed(whose: Fighter, moment: number): Promise<Answer<Followed>> {
  const evening = eveningOf(moment);
  const time = { gte: evening, lte: moment };
  const [kills, deaths, battle] = await Promise.all([
    killsOf({ ...byFighter(whose), time }, NEWEST),
    killsOf({ ...ofFighter(whose), time }, NEWEST),
    runningBattle(whose, moment),
  ]);
  return joinAnswers([kills, deaths, battle], {
    evening,
    moment,
    kills: kills.data,
    deaths: deaths.data,
    battle: battle.data,
  });
}

async function killsOf(where: KillFilterInput, first: number): Promise<Answer<FollowedKills>> {
  const asked = { where, soloOnly: false, withTotal: true, first };
  return mapAnswer(await query(GetKillsDocument, asked, LIVE), ({ kills }) => ({
    total: kills?.totalCount ?? 0,
    newest: kills?.nodes ?? [],
  }));
}

/** The newest battle that had begun at a moment and was not over; of a guild one that it came to with a party. */
async function runningBattle(whose: Fighter, moment: number): Promise<Answer<FollowedBattle | null>> {
  const found = (await whatIsOffered())('Query.battles')
    ? await newestBattle(whose, moment)
    : await newestSkirmish(whose, moment);
  if (found.data === null) return NO_ANSWER;
  const battle = await battleUntil(found.data, moment);
  return joinAnswers([found, battle], battle.data);
}

async function newestBattle(whose: Fighter, moment: number): Promise<Answer<string | null>> {
  const where = { startTime: { lte: moment }, endTime: { gte: moment - BATTLE_PAUSE } };
  if ('guildId' in whose) {
    const asked = { ...whose, where: { ...where, guildPlayers: FEWEST_MEMBERS }, first: 1 };
    const found = await query(GetGuildBattlesDocument, asked, LIVE);
    return mapAnswer(found, ({ battles }) => battles?.nodes?.[0]?.id ?? null);
  }
  const found = await query(GetOwnBattlesDocument, { ...whose, where, first: 1 }, LIVE);
  return mapAnswer(found, ({ battles }) => battles?.nodes?.[0]?.id ?? null);
}

async function newestSkirmish(whose: Fighter, moment: number): Promise<Answer<string | null>> {
  const found = await query(GetSkirmishesDocument, { ...whose, where: {}, first: SKIRMISHES }, LIVE);
  return mapAnswer(found, ({ skirmishes }) => {
    const running = skirmishes?.nodes?.find(
      ({ scenario, startTime, endTime }) =>
        !scenario && startTime <= moment && endTime >= moment - BATTLE_PAUSE,
    );
    return running?.id ?? null;
  });
}

/** The kills of a battle up to a moment, by realm. */
async function battleUntil(id: string, moment: number): Promise<Answer<FollowedBattle | null>> {
  const known = await BATTLE.get(id);
  if (known.data === null) return NO_ANSWER;
  const { startTime, zone, skirmishes, ...sides } = known.data;
  const battle = { id, startTime, zone };
  if (known.data.endTime <= moment) {
    const [order, destruction] = [sides.order.kills, sides.destruction.kills];
    return mapAnswer(known, () => ({ ...battle, order, destruction }));
  }
  const where = {
    or: skirmishes.map((skirmish) => ({ skirmishId: { eq: skirmish.id } })),
    time: { lte: moment },
  };
  const [order, destruction] = await Promise.all([
    killsOf(killsByRealm(where, 'ORDER'), 0),
    killsOf(killsByRealm(where, 'DESTRUCTION'), 0),
  ]);
  return joinAnswers([known, order, destruction], {
    ...battle,
    order: order.data.total,
    destruction: destruction.data.total,
  });
}
