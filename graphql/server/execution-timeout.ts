import { GraphQLError } from 'graphql';
import type { Around, Executed } from './execution.ts';

/**
 * Answers an operation that takes too long with an error, without stopping it. It is for the site's own questions,
 * which are few and known; those of clients are stopped (execution-limits.ts).
 */
export const executionTimeout =
  (milliseconds: number): Around =>
  (execute) =>
  async (args) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Executed>((resolve) => {
      timer = setTimeout(() => resolve({ errors: [timeoutError()] }), milliseconds);
    });
    try {
      return await Promise.race([execute(args), late]);
    } finally {
      clearTimeout(timer);
    }
  };

/** The error for an operation that takes too long. */
export const timeoutError = () =>
  new GraphQLError('The query took too long. Ask for less at once.', { extensions: { code: 'TIMEOUT' } });
