import { GraphQLError } from 'graphql';

/** Makes the error for invalid input. Clients see its message. */
export const inputError = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
