import type { Route } from 'next';

import { parseEntityId } from '#lib/game/ids.ts';

interface Identified {
  readonly id: string;
}

/**
 * Returns the function that lists a record's addresses; none for an id that no address can name.
 * @example addressesBy(routes.quest)({ id: '7' }) // ['/quest/7']
 */
export const addressesBy =
  (...addresses: readonly ((id: string) => Route)[]) =>
  ({ id }: Identified): readonly Route[] =>
    parseEntityId(id) === null ? [] : addresses.map((address) => address(id));
