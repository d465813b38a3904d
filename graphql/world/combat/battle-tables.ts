import { columnsOf } from '#graphql/world/columns.ts';
import type { Realm } from '#graphql/world/characters/careers.ts';
import type { WorldTable, WorldValue } from '#graphql/world/world-table.ts';
import { type Battle, combatantsOf } from './battle.ts';
import type { BattleSimulation } from './battle-simulation.ts';

type Row = readonly WorldValue[];

function scenarioRecordRow({ spec, sides, kills, instanceId, outcome }: Battle): Row[] {
  if (!spec.scenario || !outcome) return [];
  const { scenario, queueType } = spec.scenario;
  return [
    [
      instanceId,
      scenario.id,
      spec.start,
      spec.end,
      outcome.winner,
      ...outcome.points,
      queueType,
      spec.tier,
      outcome.surrendered,
      sides.ORDER.length + sides.DESTRUCTION.length,
      kills.length,
    ],
  ];
}

const ofRealm = (combatants: Iterable<{ career: { realm: Realm } }>, realm: Realm): number =>
  [...combatants].filter(({ career }) => career.realm === realm).length;

/** Counts come from the kills: an idle player is not counted. Without a map no area is known. */
function skirmishRow(battle: Battle): Row[] {
  const { spec, kills, skirmishId, instanceId } = battle;
  const [first, last] = [kills.at(0), kills.at(-1)];
  if (!skirmishId || !first || !last) return [];
  const combatants = combatantsOf(battle);
  const killers = kills.map(({ attacks }) => attacks[0].character);
  return [
    [
      skirmishId,
      spec.scenario?.scenario.id ?? null,
      instanceId,
      spec.area.zone.id,
      spec.area.zone.corners ? spec.area.id : null,
      first.time,
      last.time,
      kills.length,
      ofRealm(killers, 'ORDER'),
      ofRealm(killers, 'DESTRUCTION'),
      combatants.size,
      ofRealm(combatants, 'ORDER'),
      ofRealm(combatants, 'DESTRUCTION'),
    ],
  ];
}

function* rowsOf(
  simulation: BattleSimulation,
  kinds: readonly string[],
  write: (battle: Battle) => Row[],
): Generator<Row> {
  for (const plan of simulation.plans) {
    if (kinds.includes(plan.spec.kind)) yield* write(simulation.simulate(plan));
  }
}

/** Scenario records and skirmishes, each in the order of their start. */
export function battleTables(simulation: BattleSimulation): WorldTable[] {
  return [
    {
      name: 'scenario_record',
      columns: columnsOf(
        'id scenario_id start_time end_time winner order_points destruction_points queue_type tier was_surrender players deaths',
      ),
      rows: rowsOf(simulation, ['scenario'], scenarioRecordRow),
    },
    {
      name: 'skirmish',
      columns: columnsOf(
        'id scenario_id instance_id primary_zone_id primary_area_id start_time end_time kills kills_order kills_destruction players players_order players_destruction',
      ),
      rows: rowsOf(simulation, ['scenario', 'skirmish'], skirmishRow),
    },
  ];
}
