import {
  type AbilityTextFragment,
  type CharacterStatsInput,
  GetAbilityTextsDocument,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, orFalse, CATALOGUE } from '#lib/api/answer.ts';
import { placed } from '#lib/api/id-places.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { type AbilityTexts, gearAbilities, type NamedAbility } from '#lib/game/builds/gear-abilities.ts';
import { tacticSlots } from '#lib/game/builds/training.ts';
import { hitKind, hitName } from '#lib/game/search/hit.ts';
import type { BuildAddress } from '#lib/url/build/build-address.ts';
import type { BuildPlan, PlannedBuild } from '#lib/url/build/build-plan.ts';

import { searchEverything } from '../search.ts';

/**
 * Loads what the abilities of both builds do with the stats of each: of those that gear gives, and of those that the
 * address adds.
 */
export async function getAbilityTexts({
  mine,
  theirs,
}: Pick<BuildPlan, 'mine' | 'theirs'>): Promise<Answer<readonly AbilityTexts[]>> {
  const sides = await Promise.all([mine, ...(theirs ? [theirs] : [])].map(textsOf));
  const texts = sides.map(({ data }) => data);
  return joinAnswers(
    sides,
    texts.filter(({ abilities, refusals }) => abilities.length + refusals.length > 0),
  );
}

/** Finds abilities among the first hits of a search for the text of the address; false where it has none. */
export async function findAbilities({
  list,
}: BuildAddress): Promise<Answer<readonly NamedAbility[] | false>> {
  const { find } = list.values;
  if (find === '') return { data: false, provenance: null };
  return mapAnswer(await searchEverything(find, { cursor: {} }), ({ page }) =>
    (page?.nodes ?? []).flatMap((hit) =>
      hitKind(hit) === 'Ability' ? [{ id: hit.id, name: hitName(hit) }] : [],
    ),
  );
}

async function textsOf(planned: PlannedBuild): Promise<Answer<AbilityTexts>> {
  const { name, build, gear, base } = planned;
  const given = gearAbilities(gear);
  const isComputed = (await whatIsOffered())('AbilityInfo.description(stats:)');
  const ids = [...build.abilities, ...(isComputed ? given.map(({ id }) => id) : [])];
  const stats = statsOf(planned);
  const answer = await askTexts([...new Set(ids)], stats);
  const found = new Map(answer.data.map((ability) => [ability.id, ability]));
  const added = build.abilities.flatMap((id) => found.get(id) ?? []);
  const { kept, refusals } = withinTactics(added, build.level);
  const abilities = [
    ...given.map(({ id, name: ability, from, text }) => ({
      id,
      name: ability,
      from,
      text: found.get(id)?.description?.trim() || text,
    })),
    ...kept.map(({ id, name: ability, specialization, description }) => ({
      id,
      name: ability,
      from: specialization === 0 ? 'added' : `added, path ${specialization}`,
      text: description?.trim() || '',
    })),
  ];
  const unknown = build.abilities.filter((id) => !found.has(id));
  return {
    ...answer,
    data: {
      name,
      abilities,
      refusals: [...unknown.map((id) => `There is no ability ${id}.`), ...refusals],
      numbers: !isComputed ? 'usual' : base ? 'own' : 'gear',
    },
  };
}

/**
 * Asks for abilities by their ids, as many as the question has places for; those that do not exist are missing.
 */
async function askTexts(
  ids: readonly string[],
  stats: CharacterStatsInput,
): Promise<Answer<readonly AbilityTextFragment[]>> {
  const [first, ...others] = ids;
  if (first === undefined) return { data: [], provenance: null };
  const variables = { ...placed(GetAbilityTextsDocument, [first, ...others]), stats };
  return mapAnswer(await orFalse(query(GetAbilityTextsDocument, variables, CATALOGUE)), (found) =>
    Object.values(found || {}).flatMap((ability) => ability ?? []),
  );
}

/** Drops the tactics for which a level has no room. */
function withinTactics(abilities: readonly AbilityTextFragment[], level: number) {
  const room = tacticSlots(level);
  const tactics = abilities.filter(({ abilityType }) => abilityType === 'TACTIC');
  const dropped = new Set(tactics.slice(room));
  return {
    kept: abilities.filter((ability) => !dropped.has(ability)),
    refusals: dropped.size > 0 ? [`Level ${level} has room for ${room} tactics.`] : [],
  };
}

/** The stats that the numbers of abilities depend on. */
function statsOf({ build: { level }, stats }: PlannedBuild): CharacterStatsInput {
  const of = (stat: string) => Math.max(0, Math.round(stats.find((each) => each.stat === stat)?.value ?? 0));
  return {
    level,
    strength: of('STRENGTH'),
    ballisticSkill: of('BALLISTIC_SKILL'),
    intelligence: of('INTELLIGENCE'),
    willpower: of('WILLPOWER'),
  };
}
