import { ProtocolViolation } from './frame-reader.ts';
import { message } from './message.ts';

/**
 * COPY over the wire would block the engine for good: it reads the client's data from a socket that it does not have.
 * A message that holds one is replaced by a statement that fails, so that transactions end as after any error.
 */
const REJECTION = `do $$ begin
  raise exception using errcode = '0A000', message = 'COPY is not possible over this connection';
end $$`;

/** Matches comments, strings and quoted names, in which the word is no keyword. */
const QUOTED = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$/g;

/** Replaces a message with COPY. Only Query (Q) and Parse (P) carry statements. */
export function replaceCopy(frame: Buffer): Buffer {
  const type = frame.toString('latin1', 0, 1);
  if (type === 'Q') return containsCopy(textAt(frame, 5)) ? message('Q', REJECTION) : frame;
  if (type !== 'P') return frame;
  const name = textAt(frame, 5);
  const script = textAt(frame, 6 + Buffer.byteLength(name));
  return containsCopy(script) ? message('P', name, REJECTION, Buffer.alloc(2)) : frame;
}

/** True if a script has a statement that starts with COPY. */
export const containsCopy = (script: string): boolean =>
  /copy/i.test(script) && /(?:^|;)\s*copy\b/i.test(script.replace(QUOTED, ' '));

/** The text up to the next zero byte. */
const textAt = (frame: Buffer, start: number): string =>
  frame.toString('utf8', start, Math.max(start, frame.indexOf(0, start)));

/** Messages that may go to the engine together: up to one that makes it ready for the next query. */
export interface Batch {
  readonly messages: Buffer;
  /** True if the engine must answer with ReadyForQuery. */
  readonly synced: boolean;
}

/** Query, Parse, Bind, Describe, Execute, Close, Sync, Flush, and what a client sends after a refused COPY. */
const ACCEPTED = new Set('QPBDECSHdcf');
const ENDS_BATCH = new Set('QS');

/** Gathers a connection's messages into batches and remembers the statements that it has prepared. */
export class BatchBuilder {
  readonly statements = new Set<string>();
  #frames: Buffer[] = [];

  /**
   * Adds a message; returns the batch that it completes, if it completes one.
   * @throws ProtocolViolation for a message that would stop the engine
   */
  add(frame: Buffer): Batch | undefined {
    const type = frame.toString('latin1', 0, 1);
    if (!ACCEPTED.has(type))
      throw new ProtocolViolation(`a message of type ${JSON.stringify(type)} is not accepted`);
    this.#noteStatement(type, frame);
    this.#frames.push(replaceCopy(frame));
    return ENDS_BATCH.has(type) ? this.#batch(type === 'S') : undefined;
  }

  /**
   * Returns the incomplete batch, once no more messages have arrived: a client may wait for its answer before it
   * continues.
   */
  flush(): Batch | undefined {
    return this.#frames.length > 0 ? this.#batch(false) : undefined;
  }

  #batch(synced: boolean): Batch {
    const messages = Buffer.concat(this.#frames);
    this.#frames = [];
    return { messages, synced };
  }

  #noteStatement(type: string, frame: Buffer) {
    if (type === 'P' && frame[5] !== 0) this.statements.add(textAt(frame, 5));
    if (type === 'C' && frame[5] === STATEMENT) this.statements.delete(textAt(frame, 6));
  }
}

const STATEMENT = 0x53;
