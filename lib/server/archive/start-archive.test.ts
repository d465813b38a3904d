import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_DIFFERENCES } from '#lib/api/schema/profile.ts';
import { parseEnv } from '#lib/env.ts';
import { StartError } from '../start-error.ts';
import type { keepArchive } from './keep-archive.ts';
import { startArchive } from './start-archive.ts';

const ENV = parseEnv({ GRAPHQL_ENDPOINT: 'http://api/graphql', ARCHIVE: '1' });

let lines: string[];
let stopped: number;
let onFound: ReturnType<typeof vi.fn<(found: object) => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  [lines, stopped, onFound] = [[], 0, vi.fn<(found: object) => void>()];
});
afterEach(() => {
  vi.useRealTimers();
});

const log = (level: string, line: string) => lines.push(`${level} ${line}`);

/** Keeps an archive once so many attempts have failed. */
function keepAfter(failures: number): typeof keepArchive {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= failures)
      throw new StartError('DATA_DIR /data/record cannot be written (ENOSPC).\nSet another.');
    return {
      schema: { onFound },
      facts: () => ({ role: 'recording', kinds: [] }),
      where: () => undefined,
      stop: async () => {
        stopped += 1;
      },
    };
  };
}

it('goes on without an archive that cannot be kept, says why once, and keeps it once it can be', async () => {
  const archive = await startArchive('http://api', ENV, log, keepAfter(3));
  archive.schema.onFound?.(NO_DIFFERENCES);
  await vi.advanceTimersByTimeAsync(130_000);
  expect(lines.filter((line) => !line.startsWith('debug'))).toEqual([
    'warn archive: none is kept, and the site goes on without one: DATA_DIR /data/record cannot be written (ENOSPC). Set another.',
  ]);
  expect(onFound).not.toHaveBeenCalled();
  expect(archive.facts()).toMatchObject({ role: 'none', kinds: [{ kind: 'Kill', age: 130 }, {}, {}, {}] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.at(-1)).toBe('info archive: it is kept now');
  expect(onFound).toHaveBeenCalledWith(NO_DIFFERENCES);
  expect(archive.facts().role).toBe('recording');
  await archive.stop();
  expect(stopped).toBe(1);
});

it('tries no more once it was stopped', async () => {
  const archive = await startArchive('http://api', ENV, log, keepAfter(9));
  await archive.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
