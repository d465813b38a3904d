import type { Character, Tier, Realm } from '#graphql/world/characters/characters.ts';
import type { Area } from '#graphql/world/zones/areas.ts';
import type { QueueType, Scenario } from '#graphql/world/scenarios/scenarios.ts';
import type { Kill } from './kill.ts';
import { flatMapped, recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import type { BattleSimulation } from './battle-simulation.ts';

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

/** The outcome of a scenario. */
export interface Outcome {
  /** 0 for Order, 1 for Destruction, 2 for a draw. */
  readonly winner: 0 | 1 | 2;
  /** Points of Order, then of Destruction. */
  readonly points: readonly [order: number, destruction: number];
  /** True if the losing side gave up before the end. */
  readonly surrendered: boolean;
}

/**
 * A simulated battle with all its players, idle ones too, and its kills in the order of time.
 * Rows of kills, skirmishes, scenario records and scoreboards derive from it.
 */
export interface Battle extends BattlePlan {
  readonly kills: readonly Kill[];
  /** Id of the scenario record; null in the open world. */
  readonly instanceId: string | null;
  /** Id of the skirmish record; null when there is none. */
  readonly skirmishId: string | null;
  readonly outcome: Outcome | null;
}

/** Everybody who killed, assisted or died in a battle. */
export function combatantsOf({ kills }: Pick<Battle, 'kills'>): Set<Character> {
  const combatants = new Set<Character>();
  for (const { victim, attacks } of kills) {
    combatants.add(victim);
    for (const { character } of attacks) combatants.add(character);
  }
  return combatants;
}

function scenarioRecords({ spec, sides, kills, instanceId: id, outcome }: Battle) {
  if (!spec.scenario || !outcome) return [];
  const [orderPoints, destructionPoints] = outcome.points;
  return [
    {
      id,
      ...spec.scenario,
      startTime: spec.start,
      endTime: spec.end,
      winner: outcome.winner,
      orderPoints,
      destructionPoints,
      tier: spec.tier,
      wasSurrender: outcome.surrendered,
      players: sides.ORDER.length + sides.DESTRUCTION.length,
      deaths: kills.length,
    },
  ];
}

const ofRealm = (combatants: Iterable<{ career: { realm: Realm } }>, realm: Realm): number =>
  [...combatants].filter(({ career }) => career.realm === realm).length;

/** Counts come from the kills: an idle player is not counted. Without a map no area is known. */
function skirmishes(battle: Battle) {
  const { spec, kills, skirmishId: id, instanceId } = battle;
  const [first, last] = [kills.at(0), kills.at(-1)];
  if (!id || !first || !last) return [];
  const combatants = combatantsOf(battle);
  const killers = kills.map(({ attacks }) => attacks[0].character);
  return [
    {
      id,
      scenario: spec.scenario && spec.scenario.scenario,
      instanceId,
      primaryZone: spec.area.zone,
      primaryArea: spec.area.zone.corners && spec.area,
      startTime: first.time,
      endTime: last.time,
      kills: kills.length,
      killsOrder: ofRealm(killers, 'ORDER'),
      killsDestruction: ofRealm(killers, 'DESTRUCTION'),
      players: combatants.size,
      playersOrder: ofRealm(combatants, 'ORDER'),
      playersDestruction: ofRealm(combatants, 'DESTRUCTION'),
    },
  ];
}

/** Scenario records and skirmishes, each in the order of their start. */
export const battleTables = (simulation: BattleSimulation): WorldTable[] => [
  recordTable('scenario_record', flatMapped(simulation.battles(['scenario']), scenarioRecords)),
  recordTable('skirmish', flatMapped(simulation.battles(['scenario', 'skirmish']), skirmishes)),
];
