import type { WorldOptions, WorldTable } from '#graphql/world/world.ts';

/** The exports of a module that generates a world. */
export interface WorldModule {
  readonly GENERATOR_VERSION: string;
  worldTables(options: WorldOptions): Iterable<WorldTable>;
}

/** The site's generator; tests use their own. */
export const SITE_WORLD_MODULE = new URL('../world/world.ts', import.meta.url).href;

export const importWorld = (address: string): Promise<WorldModule> => import(address);

/** A world without records, which is kept for what is written to it, whatever its age. */
export const EMPTY_WORLD_MODULE = new URL('empty-world.ts', import.meta.url).href;
