import { GraphQLError } from 'graphql';
import type { Around, Executed } from './execution.ts';

/**
 * Answers an operation that takes longer with an error, whatever it still waits for. It is for questions of the program,
 * which are few and known; what strangers ask is stopped (execution-limits.ts).
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

/** The answer to an operation whose time is over. */
export const timeoutError = () =>
  new GraphQLError('The query took too long. Ask for less at once.', { extensions: { code: 'TIMEOUT' } });
