import { cache } from 'react';

import {
  GetSkirmishDamageByCharacterDocument,
  GetSkirmishDamageDocument,
  GetSkirmishesDocument,
  GetSkirmishInfoDocument,
  GetSkirmishScoreboardDocument,
  GetSkirmishTopPlayersDocument,
  GetTopSkirmishesDocument,
  type CharacterCardFragment,
  type DamageFragment,
  type GetSkirmishesQuery,
  type GetSkirmishInfoQuery,
  type GetSkirmishScoreboardQuery,
  type SkirmishFilterInput,
  type SkirmishRowFragment,
  type TopPlayerFragment,
} from '#graphql/generated/documents.ts';
import { FINISHED, LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { type SkirmishFilter, skirmishWhere } from '#lib/url/skirmish-filter.ts';
import { parseEntityId, parseUuid } from '#lib/game/ids.ts';
import type { ScoreSort } from '#lib/game/score-sort.ts';
import { TOP_ATTRIBUTES, type TopAttribute } from '#lib/game/top-players.ts';
import type { Cursor } from '#lib/url/paging.ts';

import { pageOrFirst } from './page-or-first.ts';
import type { Fighter } from './scenarios.ts';

/** Skirmishes on every list of them, and players on a skirmish's scoreboard (spec §9). */
const SKIRMISHES_PER_PAGE = 15;
const SCORES_PER_PAGE = 25;

export type Skirmish = NonNullable<GetSkirmishInfoQuery['skirmish']>;
export type SkirmishPage = NonNullable<GetSkirmishesQuery['skirmishes']>;
export type ScorePage = NonNullable<NonNullable<GetSkirmishScoreboardQuery['skirmish']>['scoreboardEntries']>;

/** Skirmishes that the filter lets through, newest first. */
export function listSkirmishes(
  whose: Fighter,
  filter: SkirmishFilter,
  cursor: Cursor,
): Promise<SkirmishPage | null> {
  return skirmishPage(whose, skirmishWhere(filter), cursor);
}

/** The skirmishes of one scenario run. */
export function listScenarioSkirmishes(instanceId: string, cursor: Cursor): Promise<SkirmishPage | null> {
  return skirmishPage({}, { instanceId: { eq: instanceId } }, cursor);
}

function skirmishPage(
  whose: Fighter,
  where: SkirmishFilterInput,
  cursor: Cursor,
): Promise<SkirmishPage | null> {
  return pageOrFirst(SKIRMISHES_PER_PAGE, cursor, async (page) => {
    const { skirmishes } = await query(GetSkirmishesDocument, { ...whose, where, ...page }, LIVE);
    return skirmishes;
  });
}

/** The greatest skirmishes of the past week: by kills, each once (facts 5.16). */
export async function listTopSkirmishes(): Promise<SkirmishRowFragment[]> {
  const { topSkirmishes } = await query(GetTopSkirmishesDocument, {}, LIVE);
  const byId = new Map(topSkirmishes.map((skirmish) => [skirmish.id, skirmish]));
  return [...byId.values()].toSorted((one, other) => other.numberOfKills - one.numberOfKills);
}

/** One skirmish, or null when the id is malformed or unknown. */
export const getSkirmish = cache(async (id: string): Promise<Skirmish | null> => {
  const uuid = parseUuid(id);
  if (!uuid) return null;
  const { skirmish } = await query(GetSkirmishInfoDocument, { id: uuid }, FINISHED);
  return skirmish;
});

export type TopPlayers = Readonly<Record<TopAttribute, TopPlayerFragment | null>>;

/** Who leads in each attribute; null where nobody has any of it (spec §5). */
export async function getTopPlayers(id: string): Promise<TopPlayers | null> {
  const { skirmish } = await query(GetSkirmishTopPlayersDocument, { id }, FINISHED);
  if (!skirmish) return null;
  const leaders = TOP_ATTRIBUTES.map((attribute) => {
    const leader = skirmish[attribute]?.nodes?.[0];
    return [attribute, leader && leader[attribute] > 0 ? leader : null];
  });
  return Object.fromEntries(leaders);
}

/** One page of a skirmish's scoreboard in the order asked for; null when the skirmish is unknown. */
export function listSkirmishScores(id: string, sort: ScoreSort, cursor: Cursor): Promise<ScorePage | null> {
  const order = [{ [sort.key]: sort.descending ? 'DESC' : 'ASC' }];
  return pageOrFirst(SCORES_PER_PAGE, cursor, async (page) => {
    const { skirmish } = await query(GetSkirmishScoreboardDocument, { id, order, ...page }, FINISHED);
    return skirmish?.scoreboardEntries ?? null;
  });
}

/** What the victims of a skirmish died of. */
export async function listSkirmishDamage(id: string): Promise<DamageFragment[] | null> {
  const { skirmish } = await query(GetSkirmishDamageDocument, { id }, FINISHED);
  return skirmish?.killDamage ?? null;
}

export interface DamageByCharacter {
  readonly character: CharacterCardFragment;
  readonly damage: readonly DamageFragment[];
}

/** What one character did to those who died; null when the skirmish or the character is unknown. */
export const getDamageByCharacter = cache(
  async (id: string, characterId: string): Promise<DamageByCharacter | null> => {
    const [uuid, entityId] = [parseUuid(id), parseEntityId(characterId)];
    if (!uuid || !entityId) return null;
    const variables = { id: uuid, characterId: entityId };
    const { character, skirmish } = await query(GetSkirmishDamageByCharacterDocument, variables, FINISHED);
    return character && skirmish ? { character, damage: skirmish.killDamageByCharacter } : null;
  },
);
