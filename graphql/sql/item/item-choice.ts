import type { QueryItemsArgs, StatWeightInput, Career, EquipSlot } from '#graphql/generated/resolvers.ts';
import { standsIn } from '../creature/creature.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Ranking } from '../engine/catalogue.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { integerKey } from '../engine/record-list.ts';
import { anyOf } from '../engine/where/where.ts';
import { contains } from '../engine/where/text-match.ts';
import { hasAllStats } from './item.ts';
import { TRAINING, UNIVERSAL } from '#graphql/rules/usable-items.ts';
import { careerMask, raceMask } from '../engine/where/bitmask.ts';

const NUMBER = /^#?(\d{1,9})$/;

/** The condition for rows of a table that a text means: by their number, or by a part of their name. */
function meant(sql: Database, table: 'item_set' | 'item' | 'creature', text: string): Fragment {
  const id = NUMBER.exec(text.trim())?.[1];
  return id === undefined
    ? contains(sql, sql`${sql(table)}.name`, text)
    : sql`${sql(table)}.id = ${Number(id)}`;
}

type Choice = Pick<QueryItemsArgs, 'ofSet' | 'soldFor' | 'dropsFrom' | 'dropsIn' | 'isReward'>;

/** Conditions for rows of `item` by their set and by where they come from; none where nothing is chosen. */
export function itemChoice(
  sql: Database,
  { ofSet, soldFor, dropsFrom, dropsIn, isReward }: Choice,
): Fragment[] {
  const conditions: Fragment[] = [];
  if (ofSet != null)
    conditions.push(
      sql`item.item_set_id in (select id from item_set where ${meant(sql, 'item_set', ofSet)})`,
    );
  if (soldFor != null)
    conditions.push(sql`item.id in (
      select offer.item_id from vendor_item_required required join vendor_item offer on offer.id = required.vendor_item_id
      where required.item_id in (select item.id from item where ${meant(sql, 'item', soldFor)}))`);
  if (dropsFrom != null)
    conditions.push(sql`item.id in (
      select creature_drop.item_id from creature_drop join creature on creature.id = creature_drop.creature_id
      where ${meant(sql, 'creature', dropsFrom)})`);
  if (dropsIn != null)
    conditions.push(sql`item.id in (
      select creature_drop.item_id from creature_drop join creature on creature.id = creature_drop.creature_id
      where ${standsIn(sql, dropsIn)})`);
  if (isReward != null)
    conditions.push(
      sql`exists (select from quest_reward where quest_reward.item_id = item.id) = ${isReward}`,
    );
  return conditions;
}

/**
 * The condition for what has any source: what vendors sell, creatures leave behind, objects hold, and quests and chapters
 * give; or for what has none. Each item is looked up: `offset 0` keeps PostgreSQL from reading all offers for the few items
 * that other conditions leave.
 */
export const isFromSomewhere = (sql: Database, hasSource: boolean): Fragment => sql`
  (exists (select from vendor_item where vendor_item.item_id = item.id offset 0)
   or exists (select from creature_drop where creature_drop.item_id = item.id offset 0)
   or exists (select from quest_reward where quest_reward.item_id = item.id offset 0)
   or exists (select from chapter_reward where chapter_reward.item_id = item.id offset 0)
   or exists (select from game_object_drop where game_object_drop.item_id = item.id offset 0)) = ${hasSource}`;

/**
 * The order by stats, the most first, of the items that have one of them; undefined without any. Of one stat an index
 * has the order, which is of use where every item counts: in that order one would have to look at them all to find the
 * few that filters leave, so that those are sorted. Several stats are added up, each times its weight, and so is the
 * damage of weapons where it counts.
 * @param dpsWeight how often a tenth of the damage per second counts; 0 for stats alone
 * @param last a condition that is dear: it is checked in this order, until there are enough rows
 */
export function byStats(
  sql: Database,
  given: readonly StatWeightInput[] | null | undefined,
  dpsWeight: number,
  isNarrowed: boolean,
  last?: Fragment,
): Ranking | undefined {
  const [first, ...others] = given ?? [];
  if (!given || !first) return undefined;
  const fields = sql`ranked.amount`;
  const keys = [
    {
      ...integerKey(isNarrowed && !last ? sql`(ranked.amount + 0)` : fields),
      property: 'amount',
      descending: true,
    },
    { ...integerKey(sql`ranked.item_id`), property: 'id', descending: true },
  ];
  const condition = anyOf(sql, [
    ...given.map(({ stat }) => hasAllStats(sql, [stat])),
    ...(dpsWeight === 0 ? [] : [sql`item.dps > 0`]),
  ]);
  if (others.length === 0 && dpsWeight === 0) {
    // Of an item that has the stat twice only the greater amount counts.
    const join = sql`join (
      select item_id, stat_amount(value, percentage) as amount from item_stat
      where stat = ${first.stat} and not exists (
        select from item_stat other
        where other.item_id = item_stat.item_id and other.stat = item_stat.stat
          and (stat_amount(other.value, other.percentage), other.position)
            > (stat_amount(item_stat.value, item_stat.percentage), item_stat.position))
    ) ranked on ranked.item_id = item.id`;
    return { keys, fields, join, condition, last: checkedLast(sql, join, last) };
  }
  const join = sql`join lateral (
    select item.id as item_id, ${weighedSum(sql, given, dpsWeight)} as amount from item_stat where item_id = item.id
  ) ranked on ranked.amount is not null`;
  return { keys, fields, join, condition, last: checkedLast(sql, join, last) };
}

/** `offset 0` keeps PostgreSQL from checking the last condition before it sorts. */
const checkedLast = (sql: Database, join: Fragment, condition: Fragment | undefined) =>
  condition && {
    condition,
    sorted: (others: Fragment) => sql`
      (select item.*, ranked.amount + 0 as amount, ranked.item_id from item ${join}
       where ${others} order by ranked.amount + 0 desc, ranked.item_id desc offset 0) item
      cross join lateral (select item.amount, item.item_id) ranked`,
  };

/** The weighed sum of an item's stats and of its damage; null for one that has neither. */
function weighedSum(sql: Database, given: readonly StatWeightInput[], dpsWeight: number): Fragment {
  const weights = new Map<string, number>();
  for (const { stat, weight } of given) weights.set(stat, (weights.get(stat) ?? 0) + (weight ?? 1));
  const stats = sql`
    sum(value * (${arrayLiteral([...weights.values()])}::double precision[])[
      array_position(${arrayLiteral([...weights.keys()])}::text[], stat)])`;
  return dpsWeight === 0
    ? stats
    : sql`case when item.dps > 0 then coalesce(${stats}, 0) + item.dps::double precision * ${dpsWeight}::integer
        else ${stats} end`;
}

/** The condition for rows of `item` that are for a career (`isUsable`); true for no career in particular. */
export function usableBy(sql: Database, career: Career | null | undefined): Fragment {
  if (career == null) return sql`true`;
  const [race, ...types] = TRAINING[career];
  return sql`
    ((item.career_restriction <> 0 or item.type = any(${arrayLiteral([...UNIVERSAL, ...types])}::text[]))
     and (item.race_restriction = 0 or item.race_restriction & ${raceMask([race])}::integer <> 0)
     and (item.career_restriction = 0 or item.career_restriction & ${careerMask([career])}::integer <> 0))`;
}

/** The condition for rows of `item` that are worn in a slot; true for no slot in particular. */
export const wornIn = (sql: Database, slot: EquipSlot | null | undefined): Fragment =>
  slot == null ? sql`true` : sql`item.slot = ${slot}`;
