import { GraphQLError } from 'graphql';
import type { Database } from '../sql/engine/connection/database.ts';
import { StatementGate } from '../sql/engine/connection/statement-gate.ts';
import type { ApiContext } from '../resolvers/context.ts';
import { AnswerSize, type MeasuredContext } from './answer-size.ts';
import type { Around, Executed } from './execution.ts';
import { timeoutError } from './execution-timeout.ts';
import { STATEMENTS_AT_ONCE } from './limits.ts';
import { interceptedDatabase } from '#graphql/sql/engine/connection/intercepted-database.ts';

/** The same database for one request: its statements pass a gate before they run. */
export const gatedDatabase = (sql: Database, gate: StatementGate): Database =>
  interceptedDatabase(sql, (run) => gate.run(run));

interface Limits {
  readonly database: Database;
  readonly createContext: (database: Database) => ApiContext;
  readonly milliseconds: number;
  readonly bytes: number;
}

/**
 * Gives an operation up when its time is over, its answer is too large or its client is gone, and all of its work with
 * it: no other field is resolved, and no other statement begins. What waits for them waits forever, and is forgotten:
 * of errors the executor would leave some unhandled, with its own signal too.
 */
export const executionLimits =
  ({ database, createContext, milliseconds, bytes }: Limits): Around =>
  (execute) =>
  async (args) => {
    const stop = new AbortController();
    const late = timeoutError();
    const deadline = performance.now() + milliseconds;
    const timer = setTimeout(() => stop.abort(late), milliseconds);
    const gone = clientOf(args.contextValue);
    const leave = () => stop.abort(gone?.reason);
    gone?.addEventListener('abort', leave, { once: true });
    if (gone?.aborted) leave();

    const size = new AnswerSize(stop, { most: bytes, late, isLate: () => performance.now() > deadline });
    const gate = new StatementGate(STATEMENTS_AT_ONCE, stop.signal);
    const own: MeasuredContext = { ...createContext(gatedDatabase(database, gate)), size };
    try {
      const contextValue = Object.assign({}, args.contextValue, own);
      return await Promise.race([givenUpBy(stop.signal), execute({ ...args, contextValue })]);
    } finally {
      clearTimeout(timer);
      gone?.removeEventListener('abort', leave);
    }
  };

/**
 * The outcome of an aborted execution.
 * @throws the reason where it is no error for clients, such as that the client has disconnected
 */
function givenUpBy(signal: AbortSignal): Promise<Executed> {
  return new Promise((resolve, reject) => {
    const end = () => {
      if (signal.reason instanceof GraphQLError) resolve({ errors: [signal.reason] });
      else reject(signal.reason);
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

/** Measures each execution of an operation from zero: one that is repeated builds its own answer. */
export const measureEachExecution: Around = (execute) => (args) => {
  sizeOf(args.contextValue)?.begin();
  return execute(args);
};

const sizeOf = (context: unknown): AnswerSize | undefined =>
  isObject(context) && context.size instanceof AnswerSize ? context.size : undefined;

/** The signal of the request, which aborts when its client disconnects. */
function clientOf(context: unknown): AbortSignal | undefined {
  const request = isObject(context) ? context.request : undefined;
  return isObject(request) && request.signal instanceof AbortSignal ? request.signal : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
