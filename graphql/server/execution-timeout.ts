import { setTimeout as wait } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Answers an operation that takes longer with an error, whatever it still waits for. */
export const executionTimeout = (milliseconds: number): Plugin => ({
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn(async (args) => {
      const answered = new AbortController();
      try {
        const late = wait(milliseconds, { errors: [timeoutError()] }, { signal: answered.signal });
        return await Promise.race<unknown>([executeFn(args), late]);
      } finally {
        answered.abort();
      }
    });
  },
});

const timeoutError = () =>
  new GraphQLError('The query took too long. Ask for less at once.', { extensions: { code: 'TIMEOUT' } });
