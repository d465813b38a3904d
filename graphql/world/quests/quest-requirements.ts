import type { QuestTypeFlagsFlagsInput } from '#graphql/generated/resolvers.ts';
import { maskOf, QUEST_TYPES } from '#graphql/sql/engine/where/bitmask.ts';
import { CAREERS } from '#graphql/world/characters/careers.ts';
import type { Random } from '#graphql/rules/random.ts';
import { type RealmZone, HOME_RACES } from './realm-zones.ts';
import type { QuestKind, QuestTemplate } from './quest-text.ts';
import type { Objective, Quest } from './quest.ts';
import kinds from './quest-kinds.json' with { type: 'json' };
import { fillTemplate, type Placeholders } from '#graphql/world/text-template.ts';

type Flags = QuestTypeFlagsFlagsInput;

/** The types that a kind of quest may have, the usual one first and most often. */
const TYPES: Readonly<Record<QuestKind, readonly Flags[]>> = kinds.types;

export const drawType = (random: Random, kind: QuestKind): number =>
  maskOf(QUEST_TYPES, random.pick(TYPES[kind]));

/** Mostly one objective with a count and one or two without; a few quests have none. */
export function drawObjectives(
  random: Random,
  template: QuestTemplate,
  placeholders: Placeholders,
  count: number,
): Objective[] {
  if (random.chance(0.03)) return [];
  const isCounted = template.kind !== 'deliver' || random.chance(0.2);
  const counted = isCounted
    ? [{ description: fillTemplate(random.pick(template.counted), placeholders), count }]
    : [];
  const steps = random.sample(template.steps, random.int(isCounted ? 0 : 1, template.steps.length));
  return [
    ...counted,
    ...steps.map((step) => ({
      description: fillTemplate(step, placeholders),
      count: random.chance(0.5) ? 1 : 0,
    })),
  ];
}

type Restrictions = Pick<Quest, 'races' | 'careers' | 'minLevel' | 'maxLevel' | 'minRenown' | 'maxRenown'>;

/** Draws the requirements to accept a quest: most quests are for everybody of a level. */
export function drawRestrictions(
  random: Random,
  realmZone: RealmZone,
  kind: QuestKind,
  level: number,
): Restrictions {
  const isPvp = kind === 'siege' || kind === 'playerKill';
  const minRenown = isPvp && random.chance(0.4) ? Math.min(80, random.int(1, level * 2)) : 0;
  return {
    races: random.chance(0.15) ? HOME_RACES[realmZone.pairing][realmZone.realm] : [],
    careers: random.chance(0.1) ? drawCareers(random, realmZone) : [],
    minLevel: random.chance(0.03) ? 0 : level,
    maxLevel: random.chance(0.1) ? Math.min(40, level + random.int(4, 12)) : 0,
    minRenown,
    maxRenown: minRenown > 0 && random.chance(0.25) ? Math.min(100, minRenown + 20) : 0,
  };
}

/** One career, or all of an archetype. */
function drawCareers(random: Random, { realm }: RealmZone): Quest['careers'] {
  const careers = CAREERS.filter((career) => career.realm === realm);
  const chosen = random.pick(careers);
  if (random.chance(0.6)) return [chosen.name];
  return careers.filter(({ archetype }) => archetype === chosen.archetype).map(({ name }) => name);
}
