import type { Profile } from '#lib/api/schema/profile.ts';
import type { Env } from '#lib/env.ts';
import type { Log } from '../log.ts';
import { factsOf } from './archive-facts.ts';
import { ARCHIVED_KINDS } from './archived-kinds.ts';
import { type KeptArchive, keepArchive } from './keep-archive.ts';

/** Milliseconds between two attempts to keep an archive. */
const TRY_AGAIN = 60_000;

/**
 * Keeps an archive of a remote API where that can be done. Where its database does not start, as on a full disk, the
 * site goes on without one, a line says why, and it is tried again each minute.
 */
export async function startArchive(
  address: string,
  env: Env,
  log: Log,
  keep: typeof keepArchive = keepArchive,
): Promise<KeptArchive> {
  let kept: KeptArchive | undefined;
  let found: Profile | undefined;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;
  const began = Math.floor(Date.now() / 1_000);
  const kinds = ARCHIVED_KINDS.map(({ kind }) => kind);
  let attempt: Promise<void> = Promise.resolve();
  const tryKeeping = async (isFirst: boolean) => {
    try {
      kept = await keep(address, env, log);
    } catch (error) {
      const reason = String(error instanceof Error ? error.message : error).replaceAll(/\s+/g, ' ');
      log(isFirst ? 'warn' : 'debug', `archive: none is kept, and the site goes on without one: ${reason}`);
      if (!isStopped) again = setTimeout(() => void (attempt = tryKeeping(false)), TRY_AGAIN);
      return;
    }
    if (isFirst) return;
    log('info', 'archive: it is kept now');
    if (found) kept.schema.onFound?.(found);
  };
  attempt = tryKeeping(true);
  await attempt;
  return {
    schema: {
      remembered: kept?.schema.remembered,
      onFound: (profile) => {
        found = profile;
        kept?.schema.onFound?.(profile);
      },
    },
    facts: () => {
      const now = Math.floor(Date.now() / 1_000);
      return kept?.facts() ?? factsOf({ kinds, report: undefined, reached: new Map(), began, now });
    },
    where: () => kept?.where(),
    stop: async () => {
      isStopped = true;
      clearTimeout(again);
      await attempt;
      await kept?.stop();
    },
  };
}
