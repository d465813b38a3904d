import { characters } from '../sql/character/character.ts';
import { guilds } from '../sql/guild/guild.ts';
import { items } from '../sql/item/item.ts';
import type { ApiContext } from './context.ts';
import type { Loaders } from './loaders.ts';

const MAX_INTEGER = 2n ** 31n - 1n;
const MAX_BIGINT = 2n ** 63n - 1n;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id as a database integer; null for any other text. */
export function integerId(id: string): number | null {
  return isDigits(id) && BigInt(id) <= MAX_INTEGER ? Number(id) : null;
}

/** An id as a 64-bit integer in its canonical form; null for any other text. */
export function longId(id: string): string | null {
  return isDigits(id) && BigInt(id) <= MAX_BIGINT ? String(BigInt(id)) : null;
}

/** An id as a UUID in lower case; null for any other text. */
export function uuidId(id: string): string | null {
  return UUID.test(id) ? id.toLowerCase() : null;
}

const isDigits = (id: string) => /^\d{1,19}$/.test(id);

const UNUSED_ID = -1;

/** The id that narrows a list; null without one. A text that is no id becomes an id that no record has. */
export const narrowingId = (id: string | null | undefined): number | null =>
  id == null ? null : ownerId(id);

/** The id of a record whose rows are asked for; for a text that is no id, one that no record has. */
export const ownerId = (id: string): number => integerId(id) ?? UNUSED_ID;

/** Fields that refer to another record, by the id that their parent has of it. */
export const character = ({ characterId }: { characterId: number }, _: object, { load }: ApiContext) =>
  load.required(characters.byId, characterId);
export const career = async (player: { characterId: number }, _: object, context: ApiContext) =>
  (await character(player, _, context)).career;
export const guild = ({ guildId }: { guildId?: number | null }, _: object, { load }: ApiContext) =>
  load.optional(guilds.byId, guildId ?? null);
export const item = ({ itemId }: { itemId: number }, _: object, { load }: ApiContext) =>
  load.required(items.byId, itemId);

/** Reads players before rows refer to them. */
export const preparePlayers = (load: Loaders, rows: readonly { readonly characterId: number }[]) =>
  load.rows(characters.byId).prepare(rows.map(({ characterId }) => characterId));

/** Reads players and their guilds before rows refer to them. */
export const prepareFighters = async (
  load: Loaders,
  rows: readonly { readonly characterId: number; readonly guildId: number | null }[],
) => {
  const ids = rows.flatMap(({ guildId }) => guildId ?? []);
  await Promise.all([preparePlayers(load, rows), load.rows(guilds.byId).prepare(ids)]);
};
