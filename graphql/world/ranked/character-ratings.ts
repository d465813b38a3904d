import type { RatingType } from '#graphql/generated/resolvers.ts';
import type { BattleSimulation } from '#graphql/world/combat/battle-simulation.ts';
import type { Character } from '#graphql/world/characters/characters.ts';
import { REALMS } from '#graphql/world/characters/careers.ts';
import { columnsOf } from '#graphql/world/columns.ts';
import { QUEUE_TYPE, type QueueType } from '#graphql/world/scenarios/scenarios.ts';
import type { WorldTable, WorldValue } from '#graphql/world/world-table.ts';
import { type Ladder, LADDERS } from './results.ts';
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
  readonly type: RatingType;
  mu: number;
  sigma: number;
}

/**
 * The ratings of the ladders, as these have them, and those of casual matches and city sieges by the matches of the war
 * window, in the order of time: a win raises the mean, a defeat lowers it, a draw leaves it, and every match makes it
 * surer. A player without a match has none.
 */
export function characterRatingTable(source: LadderSource, seasons: readonly Season[]): WorldTable {
  function* rows(): Generator<readonly WorldValue[]> {
    for (const { season, character, type, mu, sigma } of ratingsOf(source.simulation, seasons).values()) {
      yield [season.id, character.id, type, rounded(mu), rounded(sigma)];
    }
    for (const season of seasons) for (const ladder of LADDERS) yield* ladderRatings(source, season, ladder);
  }
  return {
    name: 'character_rating',
    columns: columnsOf('season_id character_id rating_type mu sigma'),
    rows: rows(),
  };
}

function* ladderRatings(source: LadderSource, season: Season, ladder: Ladder) {
  for (const { character, rating, wins, losses, draws } of contendersOf(source, season, ladder)) {
    const sigma = eighths(Math.max(LADDER_SIGMA.least, LADDER_SIGMA.first * 0.95 ** (wins + losses + draws)));
    yield [season.id, character.id, ladder, rating + 3 * sigma, sigma];
  }
}

/** Rounded so that neither thousandths nor three times the number lose anything. */
const eighths = (value: number) => Math.round(value * 8) / 8;

function ratingsOf(simulation: BattleSimulation, seasons: readonly Season[]): Map<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const plan of simulation.plans) {
    const { scenario, start } = plan.spec;
    const season = seasons.find((each) => start >= each.start && start < each.end);
    const type = scenario && TYPE_OF_QUEUE[scenario.queueType];
    if (!type || !season) continue;
    const points = simulation.simulate(plan).outcome?.points ?? [0, 0];
    for (const [team, realm] of REALMS.entries()) {
      const lead = (points[team] ?? 0) - (points[1 - team] ?? 0);
      for (const character of plan.sides[realm]) count(ratings, { season, character, type }, Math.sign(lead));
    }
  }
  return ratings;
}

function count(ratings: Map<string, Rating>, of: Omit<Rating, 'mu' | 'sigma'>, result: number) {
  const key = `${of.season.id} ${of.character.id} ${of.type}`;
  const rating = ratings.get(key) ?? { ...of, mu: FIRST_MU, sigma: FIRST_SIGMA };
  ratings.set(key, rating);
  rating.mu = Math.max(0, rating.mu + result * STEP * (rating.sigma / FIRST_SIGMA));
  rating.sigma *= 0.95;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
