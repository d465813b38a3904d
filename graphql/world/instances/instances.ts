import { columnsOf } from '#graphql/world/columns.ts';
import type { Realm } from '#graphql/world/characters/careers.ts';
import type { Tier } from '#graphql/world/characters/levels.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import { ENCOUNTER_NAMES } from './encounter-names.ts';
import { INSTANCE_ROWS } from './instance-data.ts';

export interface Encounter {
  readonly id: number;
  readonly name: string;
}

export interface Instance {
  /** Also the id of its zone. */
  readonly id: number;
  readonly name: string;
  /** The realm that may enter; null for both. */
  readonly realm: Realm | null;
  readonly tiers: readonly Tier[];
  readonly partySize: number;
  readonly popularity: number;
  /** 3 to 8, in the order in which a party meets them; ids are unique across instances. */
  readonly encounters: readonly Encounter[];
}

export const INSTANCES: readonly Instance[] = INSTANCE_ROWS.map(
  ([id, name, realm, tiers, partySize, popularity]) => ({
    id,
    name,
    realm,
    tiers,
    partySize,
    popularity,
    encounters: (ENCOUNTER_NAMES[id] ?? []).map((name, index) => ({ id: id * 10 + index + 1, name })),
  }),
);

export const instanceTable = (): WorldTable => ({
  name: 'instance',
  columns: columnsOf('id name'),
  rows: INSTANCES.map(({ id, name }) => [id, name]),
});

export const instanceEncounterTable = (): WorldTable => ({
  name: 'instance_encounter',
  columns: columnsOf('id instance_id position name'),
  rows: INSTANCES.flatMap(({ id: instanceId, encounters }) =>
    encounters.map(({ id, name }, index) => [id, instanceId, index, name]),
  ),
});
