import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { MapPositionFragment } from '#graphql/generated/documents.ts';
import { mapAnswer, CATALOGUE, type RecordSource } from '#lib/api/answer.ts';
import { recordById } from '../record-by-id.ts';

/** The parts of a creature's or a game object's address: its id, and the zone of the map. */
export interface SpawnAddress {
  readonly id: string;
  /** Null where the address names none. */
  readonly zoneId: string | null;
}

interface Spawning {
  readonly spawns: readonly { readonly position: MapPositionFragment }[];
}

/**
 * The source of what stands in the world. There is no record at the address of a zone in which it does not stand.
 * @param pick the record in the answer
 */
export function spawnSource<Answered extends object, Data extends Spawning>(
  document: TypedDocumentNode<Answered, { id: string }>,
  pick: (answered: Answered) => Data | null,
): RecordSource<{ id: string; zoneId?: string }, SpawnAddress, Data> {
  const { idOf, get } = recordById(document, CATALOGUE, pick);
  return {
    idOf: (params) => {
      const id = idOf(params);
      return id === null ? null : { id, zoneId: params.zoneId ?? null };
    },
    get: async ({ id, zoneId }) =>
      mapAnswer(await get(id), (record) => (record && standsIn(record, zoneId) ? record : null)),
  };
}

const standsIn = ({ spawns }: Spawning, zoneId: string | null): boolean =>
  zoneId === null || spawns.some(({ position }) => String(position.zoneId) === zoneId);
