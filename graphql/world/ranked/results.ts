import type { BattleSimulation } from '#graphql/world/combat/battle-simulation.ts';
import { type Character, REALMS } from '#graphql/world/characters/characters.ts';
import { QUEUE_TYPE, type QueueType } from '#graphql/world/scenarios/scenarios.ts';
import { rowTable, type WorldTable } from '#graphql/world/world-table.ts';

/** A season of the ranked ladders; times in epoch seconds. */
export interface Season {
  readonly id: number;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** True for the season that counts today. */
  readonly main: boolean;
}

const DAY = 86_400;
const LENGTH = 90 * DAY;
const BREAK = 14 * DAY;

/** The current season began before the war window. */
const CURRENT_SEASON_AGE = 75 * DAY;

const NAMES = [
  'Season 1: The Iron Thaw',
  'Season 2: Ashes on the Wind',
  'Season 3: The Long Siege',
  'Season 4: Crowns of Ember',
];

/** Four seasons with breaks between them, the oldest first; the last one is current and the main one. */
export function createSeasons(now: number): Season[] {
  const today = now - (now % DAY);
  return NAMES.map((name, index) => {
    const age = NAMES.length - 1 - index;
    const start = today - CURRENT_SEASON_AGE - age * (LENGTH + BREAK);
    return { id: index + 1, name, start, end: start + LENGTH, main: age === 0 };
  });
}

export const seasonTable = (seasons: readonly Season[]): WorldTable =>
  rowTable(
    'ranked_season',
    seasons.map(({ id, name, start, end, main }) => [id, name, start, end, main]),
  );

/** The two ladders by their names in the contract. */
export type Ladder = 'RANKED_SOLO' | 'RANKED_GROUP';

export const LADDERS: readonly Ladder[] = ['RANKED_SOLO', 'RANKED_GROUP'];

const QUEUES: Readonly<Record<Ladder, QueueType>> = {
  RANKED_SOLO: QUEUE_TYPE.soloRanked,
  RANKED_GROUP: QUEUE_TYPE.groupRanked,
};

export interface Results {
  wins: number;
  losses: number;
  draws: number;
}

/** A player in a scenario of the war window; `result` is 1 for a win, -1 for a defeat and 0 for a draw. */
interface Participation {
  readonly character: Character;
  readonly season: Season;
  readonly queueType: QueueType;
  readonly result: number;
}

/** Everybody in every scenario of a season whose queue counts, in the order of time. */
export function* participations(
  simulation: BattleSimulation,
  seasons: readonly Season[],
  counts: (queueType: QueueType) => boolean,
): Generator<Participation> {
  for (const plan of simulation.plans) {
    const { scenario, start } = plan.spec;
    const season = seasons.find((each) => start >= each.start && start < each.end);
    if (!scenario || !season || !counts(scenario.queueType)) continue;
    const points = simulation.simulate(plan).outcome?.points ?? [0, 0];
    for (const [team, realm] of REALMS.entries()) {
      const result = Math.sign((points[team] ?? 0) - (points[1 - team] ?? 0));
      for (const character of plan.sides[realm])
        yield { character, season, queueType: scenario.queueType, result };
    }
  }
}

/** Results of the ranked runs of a season in the war window, by player. */
export function recordedResults(
  simulation: BattleSimulation,
  season: Season,
  ladder: Ladder,
): Map<Character, Results> {
  const results = new Map<Character, Results>();
  const ofLadder = (queueType: QueueType) => queueType === QUEUES[ladder];
  for (const { character, result } of participations(simulation, [season], ofLadder)) {
    const own = results.get(character) ?? { wins: 0, losses: 0, draws: 0 };
    results.set(character, own);
    if (result > 0) own.wins += 1;
    else if (result < 0) own.losses += 1;
    else own.draws += 1;
  }
  return results;
}
