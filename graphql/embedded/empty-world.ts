import type { WorldTable } from '#graphql/world/world.ts';

/** The world of a database that others fill. */
export const GENERATOR_VERSION = 'empty';

export const worldTables = (): readonly WorldTable[] => [];
