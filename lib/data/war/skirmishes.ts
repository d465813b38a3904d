import { cache } from 'react';

import {
  GetSkirmishDamageByCharacterDocument,
  GetSkirmishDamageDocument,
  GetSkirmishesDocument,
  GetSkirmishInfoDocument,
  GetSkirmishTopPlayersDocument,
  GetTopSkirmishesDocument,
  type CharacterCardFragment,
  type DamageFragment,
  type SkirmishFilterInput,
  type SkirmishNameFragment,
  type SkirmishPageFragment,
  type SkirmishRowFragment,
  type TopPlayerFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, FINISHED, LIVE, type RecordSource } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { parseEntityId, parseUuid } from '#lib/game/ids.ts';
import { TOP_ATTRIBUTES, type TopAttribute } from '#lib/game/battles/scenario-totals.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { type SKIRMISH_FILTER, skirmishWhere } from '#lib/url/filter/skirmish-filter.ts';

import { askPage } from '../page-or-first.ts';
import { recordById } from '../record-by-id.ts';

/** Skirmishes on every list of them. */
const SKIRMISHES_PER_PAGE = 15;

type FilteredSkirmishes = ListAddress<typeof SKIRMISH_FILTER>;
type SkirmishPage = Promise<Answer<SkirmishPageFragment | null>>;

/** All skirmishes that match the filter, newest first. */
export function listAllSkirmishes(list: FilteredSkirmishes, size?: number): SkirmishPage {
  return skirmishPage(list, {}, skirmishWhere(list.values), size);
}

/** Skirmishes of a player or guild that match the filter, newest first. */
export function listSkirmishes(whose: Fighter, list: FilteredSkirmishes, size?: number): SkirmishPage {
  return skirmishPage(list, whose, skirmishWhere(list.values), size);
}

/** The skirmishes of one scenario run. */
export function listScenarioSkirmishes(instanceId: string, list: ListAddress): SkirmishPage {
  return skirmishPage(list, {}, { instanceId: { eq: instanceId } });
}

function skirmishPage(
  { cursor }: ListAddress,
  whose: Partial<Fighter>,
  where: SkirmishFilterInput,
  size: number = SKIRMISHES_PER_PAGE,
): SkirmishPage {
  const kind = { size, policy: LIVE };
  return askPage(GetSkirmishesDocument, { ...whose, where }, kind, cursor, ({ skirmishes }) => skirmishes);
}

/** The greatest skirmishes of the past week: by kills, each once. */
export async function listTopSkirmishes(): Promise<Answer<readonly SkirmishRowFragment[]>> {
  return mapAnswer(await query(GetTopSkirmishesDocument, {}, LIVE), ({ topSkirmishes }) => {
    const byId = new Map(topSkirmishes.map((skirmish) => [skirmish.id, skirmish]));
    return [...byId.values()].toSorted((one, other) => other.numberOfKills - one.numberOfKills);
  });
}

/** One skirmish. */
export const SKIRMISH = recordById(GetSkirmishInfoDocument, FINISHED, ({ skirmish }) => skirmish, parseUuid);

export type TopPlayers = Readonly<Record<TopAttribute, TopPlayerFragment | null>>;

/** Loads the leading player of each attribute; null where all have 0. */
export async function getTopPlayers(id: string): Promise<Answer<TopPlayers | null>> {
  return mapAnswer(await query(GetSkirmishTopPlayersDocument, { id }, FINISHED), ({ skirmish }) => {
    if (!skirmish) return null;
    const leaders = TOP_ATTRIBUTES.map((attribute) => {
      const leader = skirmish[attribute]?.nodes?.[0];
      return [attribute, leader && leader[attribute] > 0 ? leader : null];
    });
    return Object.fromEntries(leaders);
  });
}

/** Loads the damage that killed the victims of a skirmish. */
export async function listSkirmishDamage(id: string): Promise<Answer<readonly DamageFragment[] | null>> {
  const answer = await query(GetSkirmishDamageDocument, { id }, FINISHED);
  return mapAnswer(answer, ({ skirmish }) => skirmish?.killDamage ?? null);
}

export interface DamageByCharacter {
  readonly character: CharacterCardFragment;
  readonly skirmish: SkirmishNameFragment;
  readonly damage: readonly DamageFragment[];
}

type DamageIds = Readonly<Record<'id' | 'characterId', string>>;

const getDamageByCharacter = cache(async (id: string, characterId: string) =>
  mapAnswer(
    await query(GetSkirmishDamageByCharacterDocument, { id, characterId }, FINISHED),
    ({ character, skirmish: fought }): DamageByCharacter | null => {
      if (!character || !fought) return null;
      const { killDamageByCharacter: damage, ...skirmish } = fought;
      return { character, skirmish, damage };
    },
  ),
);

/** The sources of one character's damage to the victims of a skirmish. */
export const SKIRMISH_DAMAGE: RecordSource<DamageIds, DamageIds, DamageByCharacter> = {
  idOf: (params) => {
    const [id, characterId] = [parseUuid(params.id), parseEntityId(params.characterId)];
    return id && characterId ? { id, characterId } : null;
  },
  get: ({ id, characterId }) => getDamageByCharacter(id, characterId),
};
