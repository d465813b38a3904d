import type { WorldOptions, WorldTable } from '#graphql/world/world.ts';

/* A world of a few rows that is made in no time, for tests of the database itself. */

export const GENERATOR_VERSION = 'tiny-1';

export const TINY_WORLD = new URL(import.meta.url).href;

export const TINY_KILLS = 400;

const KILL_COLUMNS = [
  'id time zone_id x y scenario_id instance_id skirmish_id deathblow_id assists solo damage_percent',
  'killer_id killer_career killer_level killer_renown_rank killer_guild_id',
  'victim_id victim_career victim_level victim_renown_rank victim_guild_id',
]
  .join(' ')
  .split(' ');

/** A kill an hour up to the clock, by lock of ten killers; every fourth of them without a guild. */
export function worldTables({ seed, now, scale }: WorldOptions): Iterable<WorldTable> {
  return [
    {
      name: 'zone',
      columns: ['id', 'name', 'kind', 'tier'],
      rows: [[1, `Tab\t, line\nand \\ of ${seed}`, 'PVE', 1]],
    },
    {
      name: 'kill',
      columns: KILL_COLUMNS,
      rows: Array.from({ length: TINY_KILLS }, (_, index) => kill(index, now)),
    },
    {
      name: 'sample_world',
      columns: ['seed', 'clock', 'scale', 'generator'],
      rows: [[seed, now, scale, GENERATOR_VERSION]],
    },
  ];
}

/** The row of one kill of `KILL_COLUMNS`, `index` hours before the clock. */
function kill(index: number, now: number) {
  const killer = 1 + (index % 10);
  const guild = killer % 4 === 0 ? null : 1 + (killer % 3);
  const row = [index + 1, now - index * 3600, 1, 100, 200, null, null, null, null, 0, true, 100];
  return [...row, killer, 'CHOPPA', 40, 80, guild, 11 + (index % 7), 'ENGINEER', 40, 70, null];
}
