import type DataLoader from 'dataloader';
import { abilitiesById } from '../sql/kill/ability.ts';
import { charactersById } from '../sql/character/character.ts';
import { attackersOfKills } from '../sql/kill/combatant.ts';
import type { Database } from '../sql/engine/database.ts';
import { memberCounts, membershipsOfCharacters } from '../sql/guild/guild-member.ts';
import { guildsById } from '../sql/guild/guild.ts';
import { damageOfKills } from '../sql/kill/kill-damage.ts';
import { scenarioRunsById, scenariosById } from '../sql/scenario/scenario.ts';
import { skirmishesById } from '../sql/skirmish/skirmish.ts';
import { zoneAreasById, zonesById } from '../sql/zone/zone.ts';
import { many, one } from './batch-loader.ts';
import { createBattleLoaders } from './battle-loaders.ts';
import { createInstanceLoaders } from './instance-loaders.ts';
import { createItemLoaders } from './item-loaders.ts';
import { createLoreLoaders } from './lore-loaders.ts';

/** One statement for all that the fields of a level ask for, once per request. Unknown ids are null. */
export const createLoaders = (sql: Database) => ({
  ability: one(
    (ids: readonly number[]) => abilitiesById(sql, ids),
    ({ id }) => id,
  ),
  character: one(
    (ids: readonly number[]) => charactersById(sql, ids),
    ({ id }) => id,
  ),
  guild: one(
    (ids: readonly number[]) => guildsById(sql, ids),
    ({ id }) => id,
  ),
  membership: one(
    (ids: readonly number[]) => membershipsOfCharacters(sql, ids),
    ({ characterId }) => characterId,
  ),
  memberCount: one(
    (ids: readonly number[]) => memberCounts(sql, ids),
    ({ guildId }) => guildId,
  ),
  scenario: one(
    (ids: readonly number[]) => scenariosById(sql, ids),
    ({ id }) => id,
  ),
  scenarioRun: one(
    (ids: readonly string[]) => scenarioRunsById(sql, ids),
    ({ id }) => id,
  ),
  skirmish: one(
    (ids: readonly string[]) => skirmishesById(sql, ids),
    ({ id }) => id,
  ),
  zone: one(
    (ids: readonly number[]) => zonesById(sql, ids),
    ({ id }) => id,
  ),
  zoneArea: one(
    (ids: readonly number[]) => zoneAreasById(sql, ids),
    ({ id }) => id,
  ),
  attackers: many(
    (ids: readonly string[]) => attackersOfKills(sql, ids),
    ({ killId }) => killId,
  ),
  damage: many(
    (ids: readonly string[]) => damageOfKills(sql, ids),
    ({ killId }) => killId,
  ),
  ...createBattleLoaders(sql),
  ...createInstanceLoaders(sql),
  ...createItemLoaders(sql),
  ...createLoreLoaders(sql),
});

export type Loaders = ReturnType<typeof createLoaders>;

/** What a reference stands for; null where there is none. */
export const loadOptional = <Key, Row>(loader: DataLoader<Key, Row | null>, key: Key | null) =>
  key === null ? null : loader.load(key);

/** What the contract promises to be there: a row that points at nothing is an error. */
export async function loadRequired<Key, Row>(loader: DataLoader<Key, Row | null>, key: Key): Promise<Row> {
  const row = await loader.load(key);
  if (row === null) throw new Error(`A row refers to ${String(key)}, which is missing.`);
  return row;
}
