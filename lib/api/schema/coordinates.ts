/**
 * Names of places in a schema, as the GraphQL specification writes them: "Kill", "Kill.time", "Query.kills(where:)",
 * "Career.ENGINEER".
 */

/** @example memberCoordinate('Kill', 'time') // 'Kill.time' */
export const memberCoordinate = (type: string, member: string): string => `${type}.${member}`;

/** @example argumentCoordinate('Query', 'kills', 'where') // 'Query.kills(where:)' */
export const argumentCoordinate = (type: string, field: string, argument: string): string =>
  `${type}.${field}(${argument}:)`;

/**
 * The coordinate of a type as a member of an interface or a union, for which the specification has no notation.
 * @example possibleTypeCoordinate('SearchContent', 'Chapter') // 'Chapter as SearchContent'
 */
export const possibleTypeCoordinate = (abstract: string, type: string): string => `${type} as ${abstract}`;
