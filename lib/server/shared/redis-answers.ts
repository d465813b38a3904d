import { createHash } from 'node:crypto';

import type { SharedAnswer, SharedAnswers } from '#lib/api/shared-answers.ts';

import type { Log } from '../log.ts';
import { readAnswerRecord, writeAnswerRecord } from './answer-record.ts';
import { OLDEST } from './oldest.ts';
import { RedisLimits } from './redis-limits.ts';
import type { RedisStore } from './redis-store.ts';

/** The default of `waitLimit`: less than an API that is far away takes. */
const WAIT_LIMIT = 50;

interface RedisAnswersOptions {
  readonly log: Log;
  /** Milliseconds that a question waits for Redis at most. */
  readonly waitLimit?: number;
}

/** Counts of questions that were not answered from memory, by what other instances had. */
export interface AnswerCounts {
  /** An answer that is fresh. */
  hit: number;
  /** One that serves while the API fails. */
  old: number;
  miss: number;
  /** Redis did not answer in time, or is left alone since it did not. */
  away: number;
}

/**
 * Stores answers of a remote API in a Redis or Valkey, so that several instances ask a question once. While it is away,
 * slow or full, each of them asks for itself.
 */
export class RedisAnswers implements SharedAnswers {
  readonly counts: AnswerCounts = { hit: 0, old: 0, miss: 0, away: 0 };
  readonly #store: RedisStore;
  readonly #log: Log;
  readonly #limits: RedisLimits;

  constructor(store: RedisStore, { log, waitLimit = WAIT_LIMIT }: RedisAnswersOptions) {
    this.#store = store;
    this.#log = log;
    this.#limits = new RedisLimits(waitLimit);
  }

  async find(key: string, path: string): Promise<SharedAnswer | undefined> {
    try {
      const found = await this.#limits.execute(() => this.#store.find(nameOf(key), path));
      const answer = found && (await readAnswerRecord(found.content));
      const good = answer && answer.askedAt > found.purgedAt ? answer : undefined;
      this.counts[resultOf(good)] += 1;
      return good;
    } catch {
      this.counts.away += 1;
      return undefined;
    }
  }

  /** Stores an answer without delaying the caller. */
  keep(key: string, answer: SharedAnswer): void {
    if (!this.#limits.isAsked) return;
    setImmediate(() => {
      this.#write(key, answer).catch((error: Error) =>
        this.#log('debug', `shared cache: answer not kept, ${error.message}`),
      );
    });
  }

  async #write(key: string, answer: SharedAnswer): Promise<void> {
    const record = await writeAnswerRecord(answer);
    await this.#limits.execute(() => this.#store.write(nameOf(key), record, OLDEST));
  }
}

/** Hashed, so that names do not reveal searches. */
const nameOf = (key: string): string => `answer:${createHash('sha256').update(key).digest('base64url')}`;

function resultOf(answer: SharedAnswer | undefined): keyof AnswerCounts {
  if (!answer) return 'miss';
  return performance.now() < answer.askedAt + answer.policy.fresh ? 'hit' : 'old';
}
