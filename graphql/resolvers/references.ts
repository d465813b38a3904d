import { characters } from '../sql/character/character.ts';
import { guilds } from '../sql/guild/guild.ts';
import { instances } from '../sql/instance/instance.ts';
import { items } from '../sql/item/item.ts';
import { zonesById } from '../sql/zone/zone.ts';
import type { ApiContext } from '../server/context.ts';
import type { Loaders } from './loaders.ts';

/** Fields that refer to another record, by the id that their parent has of it. */
export const character = ({ characterId }: { characterId: number }, _: object, { load }: ApiContext) =>
  load.required(characters.byId, characterId);
export const career = async (player: { characterId: number }, _: object, context: ApiContext) =>
  (await character(player, _, context)).career;
export const guild = ({ guildId }: { guildId?: number | null }, _: object, { load }: ApiContext) =>
  load.optional(guilds.byId, guildId ?? null);
export const instance = ({ instanceId }: { instanceId: number }, _: object, { load }: ApiContext) =>
  load.required(instances.byId, instanceId);
export const item = ({ itemId }: { itemId: number }, _: object, { load }: ApiContext) =>
  load.required(items.byId, itemId);
export const zone = ({ zoneId }: { zoneId: number | null }, _: object, { load }: ApiContext) =>
  load.optional(zonesById, zoneId);

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
