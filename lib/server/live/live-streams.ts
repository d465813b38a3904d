import type { LiveEvent } from './live-log.ts';
import { LiveUnavailable } from './live-log.ts';
import type { LiveReader } from './live-reader.ts';

/** Milliseconds between two lines that keep a connection open, and say how far a client has come. */
const BEAT = 15_000;
/** Milliseconds after which a client asks again when its stream has ended. */
const ASK_AGAIN = 3_000;
/** Bytes that may wait for a slow client; more are not read for it. */
const MOST_UNSENT = 64 * 1024;
/** Milliseconds for which a client may take none of them. */
const PATIENCE = 30_000;
/** Events that are written at once. */
const AT_ONCE = 100;

/** The response to a client, as far as a stream needs it. */
export interface StreamResponse {
  readonly writableLength: number;
  write(text: string): boolean;
  end(): unknown;
  destroy(): unknown;
  on(event: 'drain' | 'close', listener: () => void): unknown;
}

type ReaderOfStream = Pick<LiveReader, 'after' | 'isBehind' | 'take'>;

/** Counts what happens to streams. */
export interface StreamCounters {
  countSent(events: number): void;
  countDropped(): void;
}

const written = ({ id, kind, data }: LiveEvent): string => `id: ${id}\nevent: ${kind}\ndata: ${data}\n\n`;

/** The stream of one client: it reads on only as fast as the client does. */
export class LiveStream {
  readonly #reader: ReaderOfStream;
  readonly #response: StreamResponse;
  readonly #counters: StreamCounters;
  readonly #beating: NodeJS.Timeout;
  #isWriting = false;
  #isOver = false;
  #fullSince: number | null = null;

  constructor(reader: ReaderOfStream, response: StreamResponse, counters: StreamCounters) {
    this.#reader = reader;
    this.#response = response;
    this.#counters = counters;
    this.#beating = setInterval(() => this.#beat(), BEAT).unref();
    response.on('drain', () => this.writeOn());
    response.on('close', () => this.#over());
  }

  /**
   * Begins the stream.
   * @param lost a sentence for a client that asks for what is forgotten
   */
  begin(lost: string | null): void {
    const told = lost === null ? '' : `event: lost\ndata: ${lost}\n\n`;
    this.#response.write(`retry: ${ASK_AGAIN}\nid: ${this.#reader.after}\n\n${told}`);
    this.writeOn();
  }

  /** Writes what is there for the client; called again whenever there is more, or the client has taken some. */
  writeOn(): void {
    if (this.#isWriting || this.#isOver) return;
    this.#isWriting = true;
    this.#writeAll()
      .catch((error: unknown) => {
        // The next beat, or the next event, tries again.
        if (!(error instanceof LiveUnavailable)) this.#response.destroy();
      })
      .finally(() => {
        this.#isWriting = false;
      });
  }

  /** Ends the stream in good order: the client asks again, and goes on where it is. */
  end(): void {
    if (this.#isOver) return;
    this.#over();
    this.#response.end();
  }

  async #writeAll(): Promise<void> {
    while (!this.#isOver && !this.#isFull() && this.#reader.isBehind) {
      const events = await this.#reader.take(AT_ONCE);
      if (this.#isOver || events.length === 0) continue;
      this.#response.write(events.map(written).join(''));
      this.#counters.countSent(events.length);
    }
  }

  /** True for a client that has not taken what it was sent; one that takes nothing for too long is dropped. */
  #isFull(): boolean {
    if (this.#response.writableLength <= MOST_UNSENT) {
      this.#fullSince = null;
      return false;
    }
    this.#fullSince ??= performance.now();
    return true;
  }

  #beat(): void {
    if (this.#isFull()) {
      if (performance.now() - (this.#fullSince ?? 0) < PATIENCE) return;
      this.#counters.countDropped();
      this.#over();
      this.#response.destroy();
      return;
    }
    // An id without data is no event, but the place from which the client goes on: of what it has not asked for, much may
    // have been told since the last one that it has.
    if (!this.#isWriting) this.#response.write(`: the war goes on\nid: ${this.#reader.after}\n\n`);
    this.writeOn();
  }

  #over(): void {
    this.#isOver = true;
    clearInterval(this.#beating);
  }
}

/** The streams and waiting questions that are open, each client's counted. */
export class OpenStreams {
  readonly #most: number;
  readonly #mostOfClient: number;
  readonly #byClient = new Map<string, number>();
  readonly #enders = new Set<() => void>();

  constructor(most: number, mostOfClient: number) {
    this.#most = most;
    this.#mostOfClient = mostOfClient;
  }

  get count(): number {
    return this.#enders.size;
  }

  /** The limit that another stream of a client would pass; undefined for none. */
  limitFor(client: string | undefined): 'all' | 'client' | undefined {
    if (client !== undefined && (this.#byClient.get(client) ?? 0) >= this.#mostOfClient) return 'client';
    return this.#enders.size >= this.#most ? 'all' : undefined;
  }

  /** Counts one until the returned function is called. @param end is called to end it */
  add(client: string | undefined, end: () => void): () => void {
    this.#enders.add(end);
    if (client !== undefined) this.#byClient.set(client, (this.#byClient.get(client) ?? 0) + 1);
    return () => {
      if (!this.#enders.delete(end) || client === undefined) return;
      const left = (this.#byClient.get(client) ?? 1) - 1;
      if (left > 0) this.#byClient.set(client, left);
      else this.#byClient.delete(client);
    };
  }

  endAll(): void {
    for (const end of this.#enders) end();
  }
}
