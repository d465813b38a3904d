import type { Random } from '../../../../graphql/world/random.ts';

/** A hostile input that is sent over a separate connection. */
export interface Attack {
  /** The kind of attack, for the report. */
  readonly kind: string;
  /** All that is sent. */
  readonly bytes: Buffer;
  /** The fewest answers that there have to be; where none has to be, the client closes its side at once. */
  readonly answers: number;
}

/** Makes one attack of a kind. */
export type MakeAttack = (random: Random) => Attack;

/** Joins a random number of generated texts. */
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
