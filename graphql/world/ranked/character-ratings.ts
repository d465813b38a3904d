import type { RatingType } from '#graphql/generated/resolvers.ts';
import type { BattleSimulation } from '#graphql/world/combat/battle-simulation.ts';
import type { Character } from '#graphql/world/characters/characters.ts';
import { QUEUE_TYPE, type QueueType } from '#graphql/world/scenarios/scenarios.ts';
import { recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import { type Ladder, LADDERS, participations } from './results.ts';
import type { Season } from './seasons.ts';
import { contendersOf, type LadderSource } from './standings.ts';

/** The rating that the matches of a queue count for; discordant ones are casual too. The others make the ladders. */
const TYPE_OF_QUEUE: Readonly<Partial<Record<QueueType, RatingType>>> = {
  [QUEUE_TYPE.standard]: 'CASUAL',
  [QUEUE_TYPE.discordant]: 'CASUAL',
  [QUEUE_TYPE.citySiege]: 'CITY',
};

const FIRST_MU = 1500;
const FIRST_SIGMA = 500;
/** The change of the mean by one match, for a player without earlier matches. */
const STEP = 60;
/** The uncertainty of a player's rating on a ladder after the first match, and at best. */
const LADDER_SIGMA = { first: 150, least: 20 };

/** A player's rating while its matches are counted. */
interface Rating {
  readonly season: Season;
  readonly character: Character;
  readonly ratingType: RatingType;
  mu: number;
  sigma: number;
}

/**
 * The ratings of the ladders, as these have them, and those of casual matches and city sieges by the matches of the war
 * window, in the order of time: a win raises the mean, a defeat lowers it, a draw leaves it, and every match makes it
 * surer. A player without a match has none.
 */
export function characterRatingTable(source: LadderSource, seasons: readonly Season[]): WorldTable {
  function* ratings() {
    for (const { mu, sigma, ...rating } of ratingsOf(source.simulation, seasons)) {
      yield { ...rating, mu: rounded(mu), sigma: rounded(sigma) };
    }
    for (const season of seasons) for (const ladder of LADDERS) yield* ladderRatings(source, season, ladder);
  }
  return recordTable('character_rating', 'season_id character_id rating_type mu sigma', ratings());
}

function* ladderRatings(source: LadderSource, season: Season, ladder: Ladder) {
  for (const { character, rating, wins, losses, draws } of contendersOf(source, season, ladder)) {
    const sigma = eighths(Math.max(LADDER_SIGMA.least, LADDER_SIGMA.first * 0.95 ** (wins + losses + draws)));
    yield { season, character, ratingType: ladder, mu: rating + 3 * sigma, sigma };
  }
}

/** Rounded so that neither thousandths nor three times the number lose anything. */
const eighths = (value: number) => Math.round(value * 8) / 8;

function ratingsOf(simulation: BattleSimulation, seasons: readonly Season[]): Iterable<Rating> {
  const ratings = new Map<string, Rating>();
  const counts = (queueType: QueueType) => queueType in TYPE_OF_QUEUE;
  for (const { character, season, queueType, result } of participations(simulation, seasons, counts)) {
    const ratingType = TYPE_OF_QUEUE[queueType] ?? 'CASUAL';
    const key = `${season.id} ${character.id} ${ratingType}`;
    const rating = ratings.get(key) ?? { season, character, ratingType, mu: FIRST_MU, sigma: FIRST_SIGMA };
    ratings.set(key, rating);
    rating.mu = Math.max(0, rating.mu + result * STEP * (rating.sigma / FIRST_SIGMA));
    rating.sigma *= 0.95;
  }
  return ratings.values();
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
