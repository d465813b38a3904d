import type { Realm } from '#graphql/world/characters/careers.ts';
import { flatMapped, recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import { type Battle, combatantsOf } from './battle.ts';
import type { BattleSimulation } from './battle-simulation.ts';

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
  recordTable(
    'scenario_record',
    'id scenario_id start_time end_time winner order_points destruction_points queue_type tier was_surrender players deaths',
    flatMapped(simulation.battles(['scenario']), scenarioRecords),
  ),
  recordTable(
    'skirmish',
    'id scenario_id instance_id primary_zone_id primary_area_id start_time end_time kills kills_order kills_destruction players players_order players_destruction',
    flatMapped(simulation.battles(['scenario', 'skirmish']), skirmishes),
  ),
];
