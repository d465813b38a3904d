import zoneNames from '#graphql/rules/zone-names.json' with { type: 'json' };

import { instances, encountersById } from '../sql/instance/instance.ts';
import { scenariosById } from '../sql/scenario/scenario.ts';
import { zonesById } from '../sql/zone/zone.ts';
import type { ApiContext } from './context.ts';

/*
 * Places that others refer to. An import may lack the record of a place, or come before it: what happened there is
 * shown all the same, under the name that the game gives the zone, or under none.
 */

const ZONE_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(zoneNames));

const NO_CORNERS = { nwCornerX: null, nwCornerY: null, seCornerX: null, seCornerY: null };

/** The zone with an id. */
export const zoneById = (id: number, { load }: ApiContext) =>
  load.orElse(zonesById, id, () => ({ id, name: ZONE_NAMES.get(String(id)) ?? '', ...NO_CORNERS }));

/** The zone of an optional reference, in which 0 stands for none too. */
export const optionalZone = (id: number | null, context: ApiContext) => (id ? zoneById(id, context) : null);

/** The zone that a record is in; null for one that is in none. */
export const zone = ({ zoneId }: { zoneId: number | null }, _: object, context: ApiContext) =>
  optionalZone(zoneId, context);

/** The zone that a record is in always. */
export const zoneOf = ({ zoneId }: { zoneId: number }, _: object, context: ApiContext) =>
  zoneById(zoneId, context);

/** The scenario of a run. */
export const scenarioById = (id: number, { load }: ApiContext) =>
  load.orElse(scenariosById, id, () => ({ id, name: '', zoneId: 0, wasPlayed: true }));

/** The scenario that a kill or a skirmish was in; null for one in the open world. */
export const scenario = ({ scenarioId }: { scenarioId: number | null }, _: object, context: ApiContext) =>
  scenarioId === null ? null : scenarioById(scenarioId, context);

/** The instance with an id. */
export const instanceById = (id: number, { load }: ApiContext) =>
  load.orElse(instances.byId, id, () => ({ id, name: '' }));

/** The instance that a run or a wing is of. */
export const instance = ({ instanceId }: { instanceId: number }, _: object, context: ApiContext) =>
  instanceById(instanceId, context);

/** The encounter of an instance. */
export const encounter = (
  { encounterId: id, instanceId }: { encounterId: number; instanceId: number },
  _: object,
  { load }: ApiContext,
) => load.orElse(encountersById, id, () => ({ id, instanceId, name: '' }));
