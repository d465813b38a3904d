import type { Career, KillFilterInput } from '#graphql/generated/resolvers.ts';
import { allOf, type Columns } from '../engine/where/where.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { enumColumn, integerColumn, uuidColumn, type Comparison } from '../engine/where/where-scalar.ts';

/**
 * Maps the fields of a filter to the columns of a kill; with assists, "is this killer" means "is among the attackers".
 */
export function killColumns(
  sql: Database,
  time: Fragment,
  includeAssists: boolean,
): Columns<KillFilterInput> {
  const number = (column: Fragment) => integerColumn(sql, column);
  const optionalNumber = (column: Fragment) => integerColumn(sql, column, { nullable: true });
  const optionalUuid = (column: Fragment) => uuidColumn(sql, column, { nullable: true });
  const career = (column: Fragment) => enumColumn<Career>(sql, column);
  const killer = number(sql`kill.killer_id`);
  const killerGuild = optionalNumber(sql`kill.killer_guild_id`);

  return {
    time: number(time),
    zoneId: number(sql`kill.zone_id`),
    scenarioId: optionalNumber(sql`kill.scenario_id`),
    instanceId: orOpenWorld(sql, optionalUuid(sql`kill.instance_id`)),
    skirmishId: optionalUuid(sql`kill.skirmish_id`),
    numAssists: number(sql`kill.assists`),
    damagePercent: number(sql`kill.damage_percent`),
    killerCareer: career(sql`kill.killer_career`),
    killerLevel: number(sql`kill.killer_level`),
    killerRenownRank: number(sql`kill.killer_renown_rank`),
    killerCharacterId: includeAssists ? attacked(sql, number(sql`assist.character_id`), killer) : killer,
    killerGuildId: includeAssists
      ? attacked(sql, optionalNumber(sql`assist.guild_id`), killerGuild)
      : killerGuild,
    victimCareer: career(sql`kill.victim_career`),
    victimLevel: number(sql`kill.victim_level`),
    victimRenownRank: number(sql`kill.victim_renown_rank`),
    victimCharacterId: number(sql`kill.victim_id`),
    victimGuildId: optionalNumber(sql`kill.victim_guild_id`),
  };
}

type UuidCondition = (operation: Comparison<string>) => Fragment;

/** No run means the open world: a kill in a scenario is known by the scenario too, where its run is not told. */
const orOpenWorld =
  (sql: Database, ofRun: UuidCondition): UuidCondition =>
  ({ eq, neq, ...others }) =>
    allOf(sql, [
      ofRun({ ...(eq !== null && { eq }), ...(neq !== null && { neq }), ...others }),
      ...(eq === null ? [sql`not is_in_scenario(kill.scenario_id, kill.instance_id)`] : []),
      ...(neq === null ? [sql`is_in_scenario(kill.scenario_id, kill.instance_id)`] : []),
    ]);

type NumberCondition = (operation: Comparison<number>) => Fragment;

/** `eq` and `in` look at every attacker, the killer included; all other operators at the killer alone. */
const attacked =
  (sql: Database, ofAttacker: NumberCondition, ofKiller: NumberCondition): NumberCondition =>
  ({ eq, in: among, ...others }) =>
    eq === undefined && among === undefined
      ? ofKiller(others)
      : allOf(sql, [
          sql`exists (
            select from kill_attacker assist
            where assist.kill_id = kill.id and assist.character_id <> assist.victim_id and ${ofAttacker({ eq, in: among })})`,
          ofKiller(others),
        ]);
