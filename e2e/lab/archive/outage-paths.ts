import type { Database } from '#graphql/sql/engine/connection/database.ts';

/** Addresses of some 30 kinds of pages, of their exports, and of what is older than an archive. */
export async function outagePaths(sql: Database): Promise<readonly string[]> {
  const one = async (text: string): Promise<string> => {
    const [row] = await sql.unsafe<{ id: string | number }[]>(text);
    return String(row?.id);
  };
  const [player, guild, zone, kill, oldKill, run, skirmish, instanceRun, instance, scenario, dungeon] =
    await Promise.all([
      one(
        'select killer_id as id from kill where scenario_id is null group by 1 order by count(*) desc limit 1',
      ),
      one(
        'select killer_guild_id as id from kill where killer_guild_id is not null group by 1 order by count(*) desc limit 1',
      ),
      one(
        'select zone_id as id from kill where scenario_id is null group by 1 order by count(*) desc limit 1',
      ),
      one('select id from kill order by time desc limit 1'),
      one('select id from kill order by time limit 1'),
      one('select id from scenario_record order by start_time desc limit 1'),
      one('select id from skirmish order by start_time desc limit 1'),
      one('select id from instance_run order by start_time desc limit 1'),
      one('select instance_id as id from instance_run group by 1 order by count(*) desc limit 1'),
      one('select scenario_id as id from scenario_record group by 1 order by count(*) desc limit 1'),
      one('select instance_id as id from instance_run group by 1 order by count(*) desc limit 1'),
    ]);
  const pages = [
    '/',
    '/war',
    '/kills',
    `/kill/${kill}`,
    `/kill/${oldKill}`,
    `/character/${player}`,
    `/character/${player}/scenarios`,
    `/character/${player}/skirmishes`,
    `/character/${player}/battles`,
    `/character/${player}/history`,
    `/guild/${guild}`,
    `/guild/${guild}/members`,
    `/guild/${guild}/attendance`,
    '/leaderboard',
    '/leaderboard?period=2026-08',
    '/leaderboard/guilds',
    '/scenarios',
    `/scenarios/${scenario}`,
    `/scenario/${run}`,
    '/skirmishes',
    `/skirmish/${skirmish}`,
    '/battles',
    '/records',
    '/dungeons',
    `/dungeon/${dungeon}`,
    '/instance-runs',
    '/instance-runs?view=sessions',
    `/instance-run/${instanceRun}`,
    `/instance/${instance}`,
    `/instance-statistics/${instance}`,
    `/zone_heatmap/${zone}`,
    '/careers',
    '/career/slayer',
    '/items',
  ];
  const exported = [
    '/kills.json',
    '/kills.csv',
    '/kills.atom',
    `/character/${player}.json`,
    `/character/${player}.md`,
    `/guild/${guild}.json`,
    `/guild/${guild}/members.csv`,
    '/scenarios.json',
    '/scenarios.csv',
    '/skirmishes.csv',
    '/instance-runs.json',
    '/leaderboard.json',
    '/leaderboard.json?period=2026-08',
    '/battles.json',
    '/war.json',
    `/zone_heatmap/${zone}.json`,
  ];
  return [...pages, ...exported];
}
