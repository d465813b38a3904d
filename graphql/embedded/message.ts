/**
 * Messages of the PostgreSQL wire protocol, version 3: one byte of type, four of length (which counts itself),
 * then the content. The startup messages of a client have no type byte.
 */
export const STATUS_IDLE = 'I';

/** Transaction status of a ReadyForQuery: idle, in a transaction, in a failed one. */
export type TransactionStatus = 'I' | 'T' | 'E';

export const message = (type: string, ...parts: readonly (string | Buffer)[]): Buffer => {
  const content = parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part));
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(
    content.reduce((length, part) => length + part.length, 4),
    1,
  );
  return Buffer.concat([head, ...content]);
};

export const SYNC = message('S');

export const queryMessage = (script: string) => message('Q', script);

/** Messages that close prepared statements by name. */
export const closeStatements = (names: Iterable<string>) =>
  Buffer.concat([...[...names].map((name) => message('C', Buffer.from('S'), name)), SYNC]);

/** An error message. `code` is an SQLSTATE of five characters; a fatal error announces the end of the connection. */
export const errorMessage = (severity: 'ERROR' | 'FATAL', code: string, text: string) =>
  message('E', `S${severity}`, `V${severity}`, `C${code}`, `M${text}`, Buffer.alloc(1));

/** Returns the server's reply to an accepted client, up to and including ReadyForQuery. */
export const startupReply = (serverVersion: string) =>
  Buffer.concat([
    message('R', Buffer.alloc(4)),
    ...Object.entries({
      server_version: serverVersion,
      server_encoding: 'UTF8',
      client_encoding: 'UTF8',
      DateStyle: 'ISO, MDY',
      TimeZone: 'UTC',
      integer_datetimes: 'on',
      standard_conforming_strings: 'on',
    }).map(([name, value]) => message('S', name, value)),
    message('K', Buffer.alloc(8)),
    message('Z', Buffer.from(STATUS_IDLE)),
  ]);

/** The status of the last ReadyForQuery among the messages of a reply, or undefined when there is none. */
export function lastStatus(reply: Buffer): TransactionStatus | undefined {
  let status: TransactionStatus | undefined;
  for (let at = 0; at + 5 < reply.length; at += 1 + reply.readInt32BE(at + 1)) {
    if (reply[at] === READY_FOR_QUERY) status = statusOf(reply[at + 5]);
  }
  return status;
}

const READY_FOR_QUERY = 0x5a;

function statusOf(byte: number | undefined): TransactionStatus {
  if (byte === 0x49) return 'I';
  return byte === 0x54 ? 'T' : 'E';
}
