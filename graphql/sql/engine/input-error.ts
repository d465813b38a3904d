import { GraphQLError } from 'graphql';

/** What a client asked for makes no sense. Its message is shown to the client. */
export const inputError = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
