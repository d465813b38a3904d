import { textAt, replaceCopy } from './reject-copy.ts';
import { ProtocolViolation } from './frame-reader.ts';

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
