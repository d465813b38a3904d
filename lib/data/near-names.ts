import { FindNearDocument, type FindNearQuery } from '#graphql/generated/documents.ts';
import { foldText } from '#graphql/rules/folded-text.ts';
import { fitsText, nearness } from '#graphql/rules/near-name.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { Found } from '#lib/game/search/found.ts';
import type { Hit } from '#lib/game/search/hit.ts';
import { nearNameCondition } from '#lib/game/search/near-patterns.ts';

/** Records of each kind that are looked at. */
const LOOKED_AT = 20;
const MOST_NEAR = 15;

const NOTHING: Found = { page: null, fitting: 0, others: [] };

/**
 * Finds names that are near a text, or have all of its words, with an API that finds only what contains it: one
 * question for what fits one of the patterns of the text, of which the nearest are taken.
 */
export async function findNear(text: string): Promise<Answer<Found>> {
  const name = nearNameCondition(text);
  if (name === null) return { data: NOTHING, staleSince: null };
  const where = { name };
  const kinds = { characters: where, guilds: where, items: where, quests: where, creatures: where };
  const answer = await query(FindNearDocument, { first: LOOKED_AT, ...kinds }, LIVE);
  return mapAnswer(answer, (data) => nearest(data, foldText(text)));
}

function nearest(data: FindNearQuery, text: string): Found {
  const { characters, guilds, items, quests, creatures } = data;
  const hits: Hit[] = [characters, guilds, items, quests, creatures].flatMap((page) => page?.nodes ?? []);
  const ranked = hits.flatMap((hit) => {
    const name = foldText(hit.label ?? '');
    const distance = fitsText(name, text) ? 0 : nearness(name, text);
    return distance === null ? [] : [{ hit, distance }];
  });
  const nodes = ranked
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_NEAR);
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  return {
    page: { totalCount: nodes.length, nodes: nodes.map(({ hit }) => hit), pageInfo },
    fitting: nodes.filter(({ distance }) => distance === 0).length,
    others: [],
  };
}
