import { GraphQLError } from 'graphql';

/** Makes the error of a request whose form is wrong: status 400. */
export const badRequest = (message: string, code = 'BAD_REQUEST') =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

/** Makes the error of a query that is not executed: status 200 to clients of plain JSON, 400 to all others. */
export const refusedQuery = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { spec: true, status: 400 } } });
