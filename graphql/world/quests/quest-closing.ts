import type { QuestRepeatableType } from '#graphql/generated/resolvers.ts';
import { Random } from '#graphql/world/random.ts';
import type { Quest } from './quest.ts';
import type { StarterPool } from './quest-starters.ts';
import type { RealmZone } from './realm-zones.ts';

type Givers = Pick<Quest, 'creatures' | 'gameObjects'>;

const HOUR = 3600;
const WEEK = 7 * 24 * HOUR;

/** The share of quests that somebody other than their giver takes back. */
const ELSEWHERE_SHARE = 0.25;
const EXPIRING_SHARE = 0.06;

/**
 * Draws the finishers of a quest, mostly its givers, and its times. They come from a random stream of their own, so
 * that quests stay as they were.
 */
export function drawClosing(
  stream: string,
  starters: Givers,
  pool: StarterPool,
  realmZone: RealmZone,
  repeatableType: QuestRepeatableType,
): Pick<Quest, 'finishers' | 'expireTime' | 'repeatableTime'> {
  const random = new Random(stream);
  return {
    finishers: random.chance(ELSEWHERE_SHARE) ? pool.draw(random, realmZone) : starters,
    expireTime: random.chance(EXPIRING_SHARE) ? random.pick([HOUR, 2 * HOUR, 24 * HOUR]) : null,
    repeatableTime: repeatableType === 'WEEKLY' ? WEEK : 0,
  };
}
