import type { InstanceRunFilterInput, ItemRarity, ItemType } from '#graphql/generated/resolvers.ts';
import { ARTICLES } from '#graphql/rules/articles.ts';
import type { Database } from '../engine/connection/database.ts';
import { instanceRunCondition } from '../instance/instance-run-filter.ts';

const ARTICLE = `^(${ARTICLES.map((article) => article.toLowerCase()).join('|')})`;

/** A table whose records are looked for by name. */
type Named = 'chapter' | 'creature' | 'game_object' | 'quest';

/** The letters, A to Z, that names in a table begin with, as the filter of names reads them. */
export async function initialsOf(sql: Database, table: Named): Promise<string[]> {
  const rows = await sql<{ initial: string | null }[]>`
    /* initialsOf */
    select distinct left(regexp_replace(lower(name), ${ARTICLE}, ''), 1) as initial from ${sql(table)}`;
  return rows
    .flatMap(({ initial }) => (initial && /^[a-z]$/.test(initial) ? [initial.toUpperCase()] : []))
    .toSorted();
}

/** The letters, A to Z, that stand anywhere in names of guilds. */
export async function lettersInGuilds(sql: Database): Promise<string[]> {
  const rows = await sql<{ letter: string }[]>`
    /* lettersInGuilds */
    select chr(code) as letter from generate_series(ascii('a'), ascii('z')) code
    where exists (select from guild where lower(name) like '%' || chr(code) || '%') order by code`;
  return rows.map(({ letter }) => letter.toUpperCase());
}

/** The pairs of a type and a rarity that items have. */
export const itemParts = (sql: Database) => sql<{ type: ItemType; rarity: ItemRarity }[]>`
  /* itemParts */
  select distinct type, rarity from item order by type, rarity`;

/** The ids of instances with runs that match. The index is read from each instance to the next. */
export async function instancesOfRuns(
  sql: Database,
  filter: InstanceRunFilterInput | null | undefined,
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    /* instancesOfRuns */
    with recursive place as (
      select min(instance_id) as id from instance_run
      union all
      select (select min(instance_id) from instance_run where instance_id > place.id) from place where place.id is not null
    )
    select id from place where id is not null and exists (
      select from instance_run where instance_id = place.id and ${instanceRunCondition(sql, filter)})
    order by id`;
  return rows.map(({ id }) => id);
}
