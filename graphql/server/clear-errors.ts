import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Characters kept at both ends of a shortened message: the start names the error, the end often its cause. */
const HEAD = 200;
const TAIL = 100;

/** Gives every error a code, and shortens messages: many repeat a name or a value of the request. */
export const clearErrors = (): Plugin => ({
  onResultProcess({ result, setResult }) {
    if ('errors' in result && result.errors) setResult({ ...result, errors: result.errors.map(clearError) });
  },
});

function clearError(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, path, originalError, extensions } = error;
  const message = shortened(error.message);
  if (message === error.message && extensions.code !== undefined) return error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    originalError,
    extensions: { code: 'BAD_USER_INPUT', ...extensions },
  });
}

const shortened = (text: string) =>
  text.length > HEAD + TAIL ? `${text.slice(0, HEAD)} … ${text.slice(-TAIL)}` : text;
