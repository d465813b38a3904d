import type { Random } from '../../../../graphql/world/random.ts';

/** Something that a hostile client sends over a connection of its own. */
export interface Attack {
  /** Names it for whoever has to find out more. */
  readonly kind: string;
  /** All that is sent. */
  readonly bytes: Buffer;
  /** The fewest answers that there have to be; where none has to be, the client closes its side at once. */
  readonly answers: number;
}

/** Makes one attack of a kind. */
export type MakeAttack = (random: Random) => Attack;

/** So many of what is made, joined. */
export const several = (random: Random, most: number, make: () => string, between = ''): string =>
  Array.from({ length: random.int(1, most) }, make).join(between);

/** The bytes of a request that closes its connection. */
export function requestBytes(
  head: readonly string[],
  body: Buffer | string = '',
  first = 'connection: close',
): Buffer {
  const [line = '', ...headers] = head;
  const text = [line, 'host: localhost', first, ...headers].filter(Boolean).join('\r\n');
  return Buffer.concat([Buffer.from(`${text}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
}
