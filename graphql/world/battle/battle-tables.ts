import { columnsOf } from '#graphql/world/columns.ts';
import type { Realm } from '#graphql/world/people/careers.ts';
import type { WorldTable, WorldValue } from '#graphql/world/world-table.ts';
import type { Battle } from './battle.ts';
import { type Campaign, combatantsOf } from './campaign.ts';

type Row = readonly WorldValue[];

function scenarioRecordRow({ fixture, instanceId, outcome }: Battle): Row[] {
  if (!fixture.scenario || !outcome) return [];
  const { scenario, queueType } = fixture.scenario;
  return [
    [
      instanceId,
      scenario.id,
      fixture.start,
      fixture.end,
      outcome.winner,
      ...outcome.points,
      queueType,
      fixture.tier,
    ],
  ];
}

const ofRealm = (fighters: Iterable<{ calling: { realm: Realm } }>, realm: Realm): number =>
  [...fighters].filter(({ calling }) => calling.realm === realm).length;

/** Counts come from the kills: who only stood by is no player of the skirmish. Off the map no area is known. */
function skirmishRow(battle: Battle): Row[] {
  const { fixture, kills, skirmishId, instanceId } = battle;
  const [first, last] = [kills.at(0), kills.at(-1)];
  if (!skirmishId || !first || !last) return [];
  const fighters = combatantsOf(battle);
  const killers = kills.map(({ attacks }) => attacks[0].character);
  return [
    [
      skirmishId,
      fixture.scenario?.scenario.id ?? null,
      instanceId,
      fixture.area.zone.id,
      fixture.area.zone.corners ? fixture.area.id : null,
      first.time,
      last.time,
      kills.length,
      ofRealm(killers, 'ORDER'),
      ofRealm(killers, 'DESTRUCTION'),
      fighters.size,
      ofRealm(fighters, 'ORDER'),
      ofRealm(fighters, 'DESTRUCTION'),
    ],
  ];
}

function* rowsOf(
  campaign: Campaign,
  kinds: readonly string[],
  write: (battle: Battle) => Row[],
): Generator<Row> {
  for (const plan of campaign.plans) {
    if (kinds.includes(plan.fixture.kind)) yield* write(campaign.fight(plan));
  }
}

/** Scenario records and skirmishes, each in the order of their start. */
export function battleTables(campaign: Campaign): WorldTable[] {
  return [
    {
      name: 'scenario_record',
      columns: columnsOf(
        'id scenario_id start_time end_time winner order_points destruction_points queue_type tier',
      ),
      rows: rowsOf(campaign, ['scenario'], scenarioRecordRow),
    },
    {
      name: 'skirmish',
      columns: columnsOf(
        'id scenario_id instance_id primary_zone_id primary_area_id start_time end_time kills kills_order kills_destruction players players_order players_destruction',
      ),
      rows: rowsOf(campaign, ['scenario', 'skirmish'], skirmishRow),
    },
  ];
}
