import type { RatingType } from '#graphql/generated/resolvers.ts';
import type { BattleSimulation } from '#graphql/world/combat/battle-simulation.ts';
import type { Character } from '#graphql/world/characters/characters.ts';
import { REALMS } from '#graphql/world/characters/careers.ts';
import { columnsOf } from '#graphql/world/columns.ts';
import { QUEUE_TYPE, type QueueType } from '#graphql/world/scenarios/scenarios.ts';
import type { WorldTable, WorldValue } from '#graphql/world/world-table.ts';
import type { Season } from './seasons.ts';

/** The rating that the matches of a queue count for; discordant ones are casual too. */
const TYPE_OF_QUEUE: Readonly<Record<QueueType, RatingType>> = {
  [QUEUE_TYPE.standard]: 'CASUAL',
  [QUEUE_TYPE.discordant]: 'CASUAL',
  [QUEUE_TYPE.citySiege]: 'CITY',
  [QUEUE_TYPE.groupRanked]: 'RANKED_GROUP',
  [QUEUE_TYPE.soloRanked]: 'RANKED_SOLO',
};

const FIRST_MU = 1500;
const FIRST_SIGMA = 500;
/** The change of the mean by one match, for a player without earlier matches. */
const STEP = 60;

/** A player's rating while its matches are counted. */
interface Rating {
  readonly season: Season;
  readonly character: Character;
  readonly type: RatingType;
  mu: number;
  sigma: number;
}

/**
 * Ratings by the matches of the war window, in the order of time: a win raises the mean, a defeat lowers it, a draw
 * leaves it, and every match makes it surer. A player without a match has none.
 */
export function characterRatingTable(simulation: BattleSimulation, seasons: readonly Season[]): WorldTable {
  function* rows(): Generator<readonly WorldValue[]> {
    for (const { season, character, type, mu, sigma } of ratingsOf(simulation, seasons).values()) {
      yield [season.id, character.id, type, rounded(mu), rounded(sigma)];
    }
  }
  return {
    name: 'character_rating',
    columns: columnsOf('season_id character_id rating_type mu sigma'),
    rows: rows(),
  };
}

function ratingsOf(simulation: BattleSimulation, seasons: readonly Season[]): Map<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const plan of simulation.plans) {
    const { scenario, start } = plan.spec;
    const season = seasons.find((each) => start >= each.start && start < each.end);
    if (!scenario || !season) continue;
    const points = simulation.simulate(plan).outcome?.points ?? [0, 0];
    const type = TYPE_OF_QUEUE[scenario.queueType];
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
