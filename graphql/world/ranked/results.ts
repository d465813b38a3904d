import type { Campaign } from '#graphql/world/battle/campaign.ts';
import { REALMS } from '#graphql/world/people/careers.ts';
import type { Character } from '#graphql/world/people/characters.ts';
import { QUEUE_TYPE, type QueueType } from '#graphql/world/places/scenarios.ts';
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

/** What the ranked runs on record say about everybody who fought in one while a season lasted. */
export function recordedResults(campaign: Campaign, season: Season, ladder: Ladder): Map<Character, Results> {
  const results = new Map<Character, Results>();
  for (const plan of campaign.plans) {
    const { scenario, start } = plan.fixture;
    if (scenario?.queueType !== QUEUES[ladder] || start < season.start || start >= season.end) continue;
    const points = campaign.fight(plan).outcome?.points ?? [0, 0];
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
