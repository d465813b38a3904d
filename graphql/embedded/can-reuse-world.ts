import type { SessionRow } from '#graphql/sql/engine/session.ts';
import type { ChildOptions } from './child-protocol.ts';

export type RequestedWorld = Pick<ChildOptions, 'seed' | 'now' | 'scale' | 'maxAge'>;

/**
 * True if a stored world, given by its row of `sample_world`, is the requested one and recent enough. Times in seconds.
 */
export function canReuseWorld(
  stored: SessionRow | undefined,
  requested: RequestedWorld,
  generator: string,
): boolean {
  const age = requested.now - Number(stored?.clock);
  return (
    stored?.seed === requested.seed &&
    stored.generator === generator &&
    // The column is a four-byte float.
    Math.fround(Number(stored.scale)) === Math.fround(requested.scale) &&
    age >= 0 &&
    age <= requested.maxAge
  );
}
