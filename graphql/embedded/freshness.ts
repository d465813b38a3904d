import type { SessionRow } from '#graphql/sql/engine/session.ts';
import type { ChildOptions } from './child-protocol.ts';

export type WantedWorld = Pick<ChildOptions, 'seed' | 'now' | 'scale' | 'maxAge'>;

/** Whether a stored world, by its row of `sample_world`, is the wanted one and not too old. Times in seconds. */
export function isFresh(stored: SessionRow | undefined, wanted: WantedWorld, generator: string): boolean {
  const age = wanted.now - Number(stored?.clock);
  return (
    stored?.seed === wanted.seed &&
    stored.generator === generator &&
    // The column keeps four bytes of it.
    Math.fround(Number(stored.scale)) === Math.fround(wanted.scale) &&
    age >= 0 &&
    age <= wanted.maxAge
  );
}
