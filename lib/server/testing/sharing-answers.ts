import { expect } from 'vitest';

import { CATALOGUE } from '#lib/api/cache-policy.ts';
import { createQueryCache } from '#lib/api/query-cache.ts';

import { RedisAnswers } from '../shared/redis-answers.ts';
import { RedisStore } from '../shared/redis-store.ts';
import { SHARING } from './sharing-keys.ts';

/** Milliseconds for which no test waits, however slow the machine is: a day. */
const NO_LIMIT = 86_400_000;

/** Opens an instance that shares its answers; they name it and count how often it has asked. */
export async function openAsking(name: string, url: string, waitLimit = NO_LIMIT) {
  const lines: string[] = [];
  const log = (level: string, line: string) => lines.push(`${level} ${line}`);
  const store = new RedisStore(url, { ...SHARING, log });
  const answers = new RedisAnswers(store, { log, waitLimit });
  const cache = createQueryCache({ sharedAnswers: () => answers });
  const asked = { times: 0, fails: false };
  await expect.poll(() => lines).toContain('info shared cache: connected');

  const ask = async (key: string, path = '/') => {
    const { data } = await cache.answer({
      key,
      operation: 'GetKill',
      sharedBy: path,
      ask: async () => {
        if (asked.fails) throw new Error('The API is away.');
        asked.times += 1;
        return { data: { said: `${name} ${asked.times}` }, policy: CATALOGUE };
      },
    });
    return data.said;
  };
  /** Waits until all instances have an answer to a question. */
  const written = (key: string) => expect.poll(() => answers.find(key, '/')).toBeDefined();
  return { url, ask, asked, answers, lines, store, written, stop: () => store.close() };
}
