import type { Tier, Realm } from '#graphql/world/characters/characters.ts';
import { partTable, recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import rows from './instances.json' with { type: 'json' };

export interface Instance {
  /** Also the id of its zone. */
  readonly id: number;
  readonly name: string;
  /** The realm that may enter; null for both. */
  readonly realm: Realm | null;
  readonly tiers: readonly Tier[];
  readonly partySize: number;
  /** Relative number of runs. */
  readonly popularity: number;
  /** 3 to 8, in the order in which a party meets them; ids are unique across instances. */
  readonly encounters: readonly { readonly id: number; readonly name: string }[];
}

/** The instances of the game (rules.md: Instance filter); their encounters are invented. */
export const INSTANCES: readonly Instance[] = Array.from(rows, ({ realm, tiers, encounters, ...row }) => ({
  ...row,
  realm: realm as Realm | null,
  tiers: tiers as Tier[],
  encounters: encounters.map((name, index) => ({ id: row.id * 10 + index + 1, name })),
}));

/** The first encounter until it was removed from the game: attempts at it remain, its name does not. */
export const RETIRED_ENCOUNTER = { instanceId: 260, id: 2600, afterDays: 25 } as const;

/** The instances and their encounters. */
export const instanceTables = (): WorldTable[] => [
  recordTable('instance', INSTANCES),
  partTable('instance_encounter', ['instance', INSTANCES], ({ encounters }) => encounters),
];
