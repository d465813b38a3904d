import type { Character } from '#graphql/world/people/characters.ts';
import type { Realm } from '#graphql/world/people/careers.ts';
import type { Tier } from '#graphql/world/people/levels.ts';
import type { Area } from '#graphql/world/places/areas.ts';
import type { QueueType, Scenario } from '#graphql/world/places/scenarios.ts';

/** What is set before anybody is called: when, where, how big. Times in epoch seconds. */
export interface Fixture {
  /** An ambush is a fight in the open that is too small to be a skirmish. */
  readonly kind: 'scenario' | 'skirmish' | 'ambush';
  readonly start: number;
  readonly end: number;
  readonly tier: Tier;
  readonly area: Area;
  /** Present for a scenario only. */
  readonly scenario: { readonly scenario: Scenario; readonly queueType: QueueType } | null;
  /** How many each realm sends if that many are free. */
  readonly sizes: Readonly<Record<Realm, number>>;
  /** How many kills it comes to if everything goes its way. */
  readonly kills: number;
}

export type Sides = Readonly<Record<Realm, readonly Character[]>>;

/** A fixture with its fighters. Whatever happens in it follows from the plan and the seed alone. */
export interface BattlePlan {
  /** Names the battle's own stream of random numbers. */
  readonly stream: string;
  readonly fixture: Fixture;
  readonly sides: Sides;
}
