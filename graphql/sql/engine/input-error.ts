import { GraphQLError } from 'graphql';

/** Makes the error for input that makes no sense. Its message is shown to the client. */
export const inputError = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
