/** The dungeons that the game parts into instances with names of their own, by their first one. */
const NAMES: ReadonlyMap<number, string> = new Map([
  [60, 'Gunbad'],
  [152, 'Altdorf Sewers'],
  [155, 'Sacellum'],
  [160, 'Bastion Stair'],
]);

/**
 * Names a dungeon as players do.
 * @param instance its first instance, whose name others bear
 * @example dungeonName({ id: 152, name: 'Sewers - Wing 1' }) // 'Altdorf Sewers'
 */
export const dungeonName = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  NAMES.get(id) ?? name;
