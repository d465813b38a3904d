import { GraphQLError } from 'graphql';

/** Makes the error for invalid input. Clients see its message and its extensions. */
export const inputError = (
  message: string,
  extensions: Readonly<Record<string, unknown>> = { code: 'BAD_USER_INPUT' },
) => new GraphQLError(message, { extensions });
