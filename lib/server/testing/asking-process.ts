import { setTimeout as wait } from 'node:timers/promises';

import { CATALOGUE } from '#lib/api/cache-policy.ts';
import { createQueryCache } from '#lib/api/query-cache.ts';

import { RedisAnswers } from '../shared/redis-answers.ts';
import { RedisStore } from '../shared/redis-store.ts';
import { SHARING } from './sharing-keys.ts';

/*
 * A process for tests: asks one question of the API at the second address that it is given, shares the answer by the
 * Redis at the first one, and prints it.
 */

const [redis = '', api = ''] = process.argv.slice(2);
/** Milliseconds between looks at what takes a moment, and for Redis to answer on a busy machine. */
const A_MOMENT = 20;
const PATIENCE = 60_000;

const events: string[] = [];
const store = new RedisStore(redis, { ...SHARING, log: (_, line) => events.push(line) });
const answers = new RedisAnswers(store, { log: () => undefined, waitLimit: PATIENCE });
const cache = createQueryCache({ sharedAnswers: () => answers });
while (!events.includes('shared cache: connected')) await wait(A_MOMENT);

const { data } = await cache.answer({
  key: 'a',
  operation: 'GetKill',
  sharedBy: '/',
  ask: async () => ({ data: { said: await (await fetch(api)).text() }, policy: CATALOGUE }),
});
while (!(await answers.find('a', '/'))) await wait(A_MOMENT);
process.stdout.write(data.said);
store.close();
