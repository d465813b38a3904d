import wings from './wings.json' with { type: 'json' };

const OTHERS: Readonly<Record<string, readonly string[] | undefined>> = wings;

/**
 * The instances that a dungeon is parted into, by the id of the first; any other instance is alone (rules.md: Dungeons).
 * @example wingsOf('152') // ['152', '153', '169']
 */
export const wingsOf = (id: string): string[] => [id, ...(OTHERS[id] ?? [])];

/**
 * The id of the dungeon that an instance belongs to.
 * @example dungeonOf('169') // '152'
 */
export const dungeonOf = (id: string): string =>
  Object.keys(OTHERS).find((dungeon) => OTHERS[dungeon]?.includes(id)) ?? id;
