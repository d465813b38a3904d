import type { BattleSimulation } from '#graphql/world/combat/battle-simulation.ts';
import { REALMS } from '#graphql/world/characters/careers.ts';
import type { Character } from '#graphql/world/characters/characters.ts';
import { QUEUE_TYPE, type QueueType } from '#graphql/world/scenarios/scenarios.ts';
import type { Season } from './seasons.ts';

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

/** Results of the ranked runs of a season in the war window, by player. */
export function recordedResults(
  simulation: BattleSimulation,
  season: Season,
  ladder: Ladder,
): Map<Character, Results> {
  const results = new Map<Character, Results>();
  for (const plan of simulation.plans) {
    const { scenario, start } = plan.spec;
    if (scenario?.queueType !== QUEUES[ladder] || start < season.start || start >= season.end) continue;
    const points = simulation.simulate(plan).outcome?.points ?? [0, 0];
    for (const [team, realm] of REALMS.entries()) {
      const lead = (points[team] ?? 0) - (points[1 - team] ?? 0);
      for (const character of plan.sides[realm]) add(results, character, lead);
    }
  }
  return results;
}

function add(results: Map<Character, Results>, character: Character, lead: number) {
  const own = results.get(character) ?? { wins: 0, losses: 0, draws: 0 };
  results.set(character, own);
  if (lead > 0) own.wins += 1;
  else if (lead < 0) own.losses += 1;
  else own.draws += 1;
}
