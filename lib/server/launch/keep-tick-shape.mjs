import { executionAsyncResource } from 'node:async_hooks';

/*
 * Loaded before anything else of a server. Node makes an object for each `process.nextTick`, several for an answer.
 * V8 forgets the hidden class of these objects when it collects garbage while there are none, and from then on builds
 * each of them the slow way, for up to 8 of the 26 µs that a kept page took. One that is never let go keeps the class.
 */

/** What holds the object, on the global object. */
const TICK_OBJECT = Symbol.for('war-ledger.tick-object');

process.nextTick(() => {
  globalThis[TICK_OBJECT] = executionAsyncResource();
});
