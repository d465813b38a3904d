import type { BattleSimulation } from '#graphql/world/combat/battle-simulation.ts';
import type { Character } from '#graphql/world/characters/characters.ts';
import { type Population, snapshotAt } from '#graphql/world/population.ts';
import { Random } from '#graphql/rules/random.ts';
import { flatMapped, recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import {
  type Ladder,
  LADDERS,
  recordedResults,
  type Results,
  participations,
  type Season,
} from './results.ts';
import type { RatingType } from '#graphql/generated/resolvers.ts';
import { QUEUE_TYPE, type QueueType } from '#graphql/world/scenarios/scenarios.ts';

/** A player on a ladder; ranks are given when all ratings are known. */
export interface Contender extends Results {
  readonly character: Character;
  readonly rating: number;
}

/** Share of the active characters of tier 4 that take part in a season. */
const PARTICIPATION: Readonly<Record<Ladder, number>> = { RANKED_SOLO: 0.3, RANKED_GROUP: 0.18 };

const DRAW_SHARE = 0.03;
const FIRST_RATING = 1500;
const LOWEST_RATING = 300;

/** Results of the part of a season before the war window. */
function earlierResults(random: Random, { skill }: Character): Results {
  const matches = Math.round(2 + random.powerLaw(1.1, 60) * 3);
  const draws = random.chance(DRAW_SHARE * matches) ? random.int(1, Math.ceil(matches * DRAW_SHARE)) : 0;
  const winShare = Math.min(0.85, Math.max(0.15, 0.5 + (skill - 1.1) * 0.18 + random.bell() * 0.1));
  const wins = Math.round((matches - draws) * winShare);
  return { wins, losses: matches - draws - wins, draws };
}

/** Ratings move a little with every match. */
const ratingOf = (random: Random, { wins, losses }: Results): number =>
  Math.max(LOWEST_RATING, FIRST_RATING + Math.round(random.bell() * 60 + (wins - losses) * 14));

/** The data that the ladders are drawn from. */
export interface LadderSource {
  readonly seed: string;
  readonly simulation: BattleSimulation;
  readonly population: Population;
}

/** The players on a ladder, the first place first; the same each time. */
function contendersOf(
  { seed, simulation, population }: LadderSource,
  season: Season,
  ladder: Ladder,
): Contender[] {
  const random = new Random(`${seed}/ranked/${season.id}/${ladder}`);
  const known = recordedResults(simulation, season, ladder);
  const contenders = population.characters.flatMap((character): Contender[] => {
    const takesPart = character.tier === 4 && character.activity > 0 && random.chance(PARTICIPATION[ladder]);
    const recorded = known.get(character);
    if (!takesPart && !recorded) return [];
    const before = takesPart ? earlierResults(random, character) : { wins: 0, losses: 0, draws: 0 };
    const results = {
      wins: before.wins + (recorded?.wins ?? 0),
      losses: before.losses + (recorded?.losses ?? 0),
      draws: before.draws + (recorded?.draws ?? 0),
    };
    return [{ character, ...results, rating: ratingOf(random, results) }];
  });
  return contenders.sort(byRating);
}

/** The higher rating first; where they tie, who won more. */
const byRating = (one: Contender, other: Contender): number =>
  other.rating - one.rating || other.wins - one.wins || one.character.id - other.character.id;

function* standings(source: LadderSource, season: Season, ladder: Ladder) {
  const time = Math.min(season.end, source.population.window.to);
  const careers = new Map<string, number>();
  for (const [index, contender] of contendersOf(source, season, ladder).entries()) {
    const career = contender.character.career.name;
    const careerRank = (careers.get(career) ?? 0) + 1;
    careers.set(career, careerRank);
    const snapshot = snapshotAt(source.population, contender.character, time);
    yield { season, ladder, ...contender, ...snapshot, rank: index + 1, careerRank };
  }
}

/**
 * Both ladders of every season. Players of ranked runs in the war window are on the ladder of their season with at
 * least those results; the rest of a season was before the window.
 */
export const standingTable = (source: LadderSource, seasons: readonly Season[]): WorldTable =>
  recordTable(
    'ranked_standing',
    flatMapped(seasons, (season) => flatMapped(LADDERS, (ladder) => standings(source, season, ladder))),
  );

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
  return recordTable('character_rating', ratings());
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
