import type { PGlite } from '@electric-sql/pglite';

/** Runs complete protocol messages and returns complete replies. Throws only when the engine is broken. */
export interface Engine {
  readonly serverVersion: string;
  execute(messages: Buffer): Promise<Buffer>;
}

/** Makes an engine of PGlite's streaming call; the plain one keeps a parsed copy of every reply forever. */
export async function createEngine(pglite: PGlite): Promise<Engine> {
  const { rows } = await pglite.query<{ server_version: string }>('show server_version');
  return {
    serverVersion: rows[0]?.server_version ?? '',
    async execute(messages) {
      const pieces: Buffer[] = [];
      // The chunk is a view into the engine's memory, valid only during the call.
      await pglite.execProtocolRawStream(messages, { onRawData: (piece) => pieces.push(Buffer.from(piece)) });
      return Buffer.concat(pieces);
    },
  };
}
