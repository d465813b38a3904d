import type { Creature, GameObject } from '#graphql/world/creatures/creature.ts';
import type { Areas } from '#graphql/world/zones/areas.ts';
import { Random } from '#graphql/rules/random.ts';
import {
  drawPlaceholders,
  namePlaceholders,
  type RealmZone,
  REALM_ZONES,
  HOME_RACES,
} from './realm-zones.ts';
import { type QuestTemplate, type QuestKind, questDescription, questJournal } from './quest-text.ts';
import { drawClosing, drawQuestRewards, drawRepeatableType } from './quest-rewards.ts';
import { StarterPool, type RewardPool } from './reward-pool.ts';
import templates from '../words/quest-templates.json' with { type: 'json' };
import type { Quest, Objective } from './quest.ts';
import { fillTemplate, roman, type Placeholders, spoken } from '../text-template.ts';
import type { QuestTypeFlagsFlagsInput } from '#graphql/generated/resolvers.ts';
import { maskOf, QUEST_TYPES } from '#graphql/sql/engine/where/bitmask.ts';
import { CAREERS } from '#graphql/world/characters/characters.ts';
import kinds from './quest-kinds.json' with { type: 'json' };

/** The types that a kind of quest may have, the usual one first and most often. */
const TYPES: Readonly<Record<QuestKind, readonly QuestTypeFlagsFlagsInput[]>> = kinds.types;

const drawType = (random: Random, kind: QuestKind): number => maskOf(QUEST_TYPES, random.pick(TYPES[kind]));

/** Mostly one objective with a count and one or two without; a few quests have none. */
function drawObjectives(
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

/** Draws the requirements to accept a quest: most quests are for everybody of a level. */
function drawRestrictions(
  random: Random,
  realmZone: RealmZone,
  kind: QuestKind,
  level: number,
): Pick<Quest, 'races' | 'careers' | 'minLevel' | 'maxLevel' | 'minRenown' | 'maxRenown'> {
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

/** The parts of a world that quests refer to. */
export interface QuestSources {
  readonly areas: Areas;
  readonly rewards: RewardPool;
  readonly creatures: readonly Creature[];
  readonly gameObjects: readonly GameObject[];
}

export const QUEST_COUNT = 700;

const FIRST_ID = 30_000;
const LONGEST_CHAIN = 6;

/** The quests of a chain share their starters and places; most chains have one quest. */
interface Chain {
  readonly realmZone: RealmZone;
  readonly placeholders: Placeholders;
  /** Common part of the names; null where each quest has its own name. */
  readonly title: string | null;
  readonly starters: Quest['finishers'];
  readonly length: number;
  readonly level: number;
}

/** 700 quests whatever the scale; ids ascend with gaps. */
export function createQuests(seed: string, sources: QuestSources): readonly Quest[] {
  const random = new Random(`${seed}/quests`);
  const starters = new StarterPool(sources.creatures, sources.gameObjects);
  const pools: Pools = { seed, starters, rewards: sources.rewards };
  const quests: Quest[] = [];
  let id = FIRST_ID;
  while (quests.length < QUEST_COUNT) {
    const chain = drawChain(random, sources.areas, starters);
    for (let part = 0; part < chain.length && quests.length < QUEST_COUNT; part += 1) {
      quests.push(drawQuest(random, chain, part, (id += random.int(1, 5)), pools));
    }
  }
  return quests;
}

function drawChain(random: Random, areas: Areas, starters: StarterPool): Chain {
  const realmZone = random.pick(REALM_ZONES);
  const length = random.chance(0.6) ? 1 : random.int(2, LONGEST_CHAIN);
  const placeholders = { ...drawPlaceholders(random, realmZone, areas), ...namePlaceholders(random) };
  const title =
    length > 1 && random.chance(0.5) ? fillTemplate('The {adjective} {noun}', placeholders) : null;
  const givers = starters.draw(random, realmZone);
  return { realmZone, length, placeholders, title, starters: givers, level: random.int(...realmZone.levels) };
}

/** The pools that the quests of a world draw from. */
interface Pools {
  readonly seed: string;
  readonly starters: StarterPool;
  readonly rewards: RewardPool;
}

function drawQuest(random: Random, chain: Chain, part: number, id: number, pools: Pools): Quest {
  const { seed, starters, rewards } = pools;
  const { realmZone, title } = chain;
  const template = drawTemplate(random);
  const level = Math.min(40, chain.level + part);
  const count = drawCount(random);
  const names = namePlaceholders(random);
  const placeholders: Placeholders = { ...chain.placeholders, ...names, count: spoken(count) };
  const context = { template, placeholders, part };
  const name =
    title === null
      ? fillTemplate(random.pick(template.names), placeholders)
      : `${title}, Part ${roman(part + 1)}`;
  const type = drawType(random, template.kind);
  const repeatableType = drawRepeatableType(random, template.kind);
  return {
    id,
    name,
    realm: realmZone.realm,
    type,
    repeatableType,
    description: questDescription(random, context),
    journalEntry: questJournal(random, context),
    objectives: drawObjectives(random, template, placeholders, count),
    ...drawQuestRewards(random, rewards, realmZone, template.kind, level),
    ...drawRestrictions(random, realmZone, template.kind, level),
    ...chain.starters,
    ...drawClosing(`${seed}/quest-ends/${id}`, chain.starters, starters, realmZone, repeatableType),
  };
}

/**
 * The texts of each kind of quest, with the placeholders `{beasts}`, `{enemies}`, `{goods}`, `{ruin}`, `{place}`,
 * `{zone}`, `{person}` and `{count}`.
 */
const QUEST_TEMPLATES = templates as readonly QuestTemplate[];

function drawTemplate(random: Random): QuestTemplate {
  let share = random.next();
  return QUEST_TEMPLATES.find((template) => (share -= template.share) < 0) ?? random.pick(QUEST_TEMPLATES);
}

/** The count of an objective: mostly no more than two dozen. */
const drawCount = (random: Random): number => (random.chance(0.05) ? random.int(50, 500) : random.int(2, 25));
