import type { Character } from '#graphql/world/characters/characters.ts';
import type { Realm } from '#graphql/world/characters/careers.ts';
import type { Tier } from '#graphql/world/characters/levels.ts';
import type { Area } from '#graphql/world/zones/areas.ts';
import type { QueueType, Scenario } from '#graphql/world/scenarios/scenarios.ts';

/** The time, place and size of a battle, before anyone is assigned to it. Times in epoch seconds. */
export interface BattleSpec {
  /** An ambush is a fight in the open world that is too small to be a skirmish. */
  readonly kind: 'scenario' | 'skirmish' | 'ambush';
  readonly start: number;
  readonly end: number;
  readonly tier: Tier;
  readonly area: Area;
  /** Present for a scenario only. */
  readonly scenario: { readonly scenario: Scenario; readonly queueType: QueueType } | null;
  /** Players of each realm, if that many are available. */
  readonly sizes: Readonly<Record<Realm, number>>;
  /** The most kills there can be. */
  readonly kills: number;
}

export type Sides = Readonly<Record<Realm, readonly Character[]>>;

/** A battle with its players. Everything that happens in it follows from the plan and the seed alone. */
export interface BattlePlan {
  /** Name of the battle's own stream of random numbers. */
  readonly stream: string;
  readonly spec: BattleSpec;
  readonly sides: Sides;
}
