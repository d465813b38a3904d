import type { IncomingMessage } from 'node:http';

import type { LiveReach } from '#graphql/sql/live/live-events.ts';
import { crossOrigin, refuseReadably } from '../http/guards/cross-origin.ts';
import { pathOf } from '../http/guards/request-limits.ts';
import { denyAllPolicy } from '../http/guards/security-headers.ts';
import type { CompressingResponse } from '../http/wire/compressing-response.ts';
import type { TextResponse } from '../http/wire/send-response.ts';
import { FaultyAddress, liveFilter, type Wanted } from './live-filter.ts';
import { type LiveEvent, type LiveLog, LiveUnavailable } from './live-log.ts';
import { LiveReader } from './live-reader.ts';
import { LiveStream, OpenStreams, type StreamCounters } from './live-streams.ts';

/** The addresses of the live stream: as server-sent events, and for programs that ask again and again. */
const LIVE_PATHS = { stream: '/live', json: '/live.json' } as const;

/** Seconds that a question may wait for something to happen. */
const LONGEST_WAIT = 30;

/** Events in one answer of JSON. */
const MOST_EVENTS = 200;

/** Seconds after which a client that has been refused may ask again. */
const ASK_AGAIN = { client: 30, all: 10, database: 5 } as const;

const NO_STORE = {
  'cache-control': 'no-store',
  'content-security-policy': denyAllPolicy,
  'x-robots-tag': 'noindex',
  ...crossOrigin('GET, HEAD, OPTIONS'),
};

const STREAM_HEADERS = {
  ...NO_STORE,
  'content-type': 'text/event-stream; charset=utf-8',
  // nginx and those that follow it send each event at once then.
  'x-accel-buffering': 'no',
};

interface EndpointOptions {
  /** Undefined where the site reads a remote API of which it keeps no archive. */
  readonly log: LiveLog | undefined;
  /** Streams of all clients, and of one. */
  readonly most: number;
  readonly mostOfClient: number;
  readonly counters: StreamCounters & { countRefused(limit: 'all' | 'client'): void };
}

/** A question, read from its address. */
interface Asked {
  readonly wanted: Wanted;
  /** The id after which to begin; null for now. */
  readonly after: number | null;
  /** Seconds. */
  readonly wait: number;
}

/** Answers `/live` and `/live.json`. */
export class LiveEndpoint {
  readonly #options: EndpointOptions;
  readonly #open: OpenStreams;

  constructor(options: EndpointOptions) {
    this.#options = options;
    this.#open = new OpenStreams(options.most, options.mostOfClient);
  }

  /** The streams, and the questions that wait. */
  get count(): number {
    return this.#open.count;
  }

  /**
   * Answers a request; resolves to false for another address, and else once the answer is sent or its stream has begun.
   * @param client by whom streams are counted; undefined where many visitors may share an address
   */
  async answer(
    request: IncomingMessage,
    response: CompressingResponse,
    client: string | undefined,
  ): Promise<boolean> {
    const path = pathOf(request.url ?? '');
    const isStream = path === LIVE_PATHS.stream;
    if (!isStream && path !== LIVE_PATHS.json) return false;
    try {
      await this.#answer(request, response, client, isStream);
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) throw error;
      refuseReadably(response, refused);
    }
    return true;
  }

  /** Ends all streams: their clients ask again. */
  close(): void {
    this.#open.endAll();
    this.#options.log?.close();
  }

  async #answer(
    request: IncomingMessage,
    response: CompressingResponse,
    client: string | undefined,
    isStream: boolean,
  ): Promise<void> {
    const { log, counters } = this.#options;
    if (!log) return refuseReadably(response, NO_ARCHIVE);
    const asked = askedBy(request, isStream);
    if (request.method === 'HEAD') {
      response.writeHead(
        200,
        isStream ? STREAM_HEADERS : { ...NO_STORE, 'content-type': 'application/json' },
      );
      response.end();
      return;
    }
    const limit = this.#open.limitFor(client);
    if (limit) {
      counters.countRefused(limit);
      return refuseReadably(response, overLimit(limit));
    }
    const over = new AbortController();
    const remove = this.#open.add(client, () => over.abort());
    response.once('close', () => over.abort());
    let more = () => {};
    let leave = () => {};
    const done = () => {
      remove();
      leave();
    };
    try {
      leave = await log.follow(() => more());
      const reach = await log.reach(asked.after ?? 0);
      const reader = new LiveReader(log, asked.wanted, (asked.after ?? reach.last) || reach.after);
      if (isStream) {
        if (over.signal.aborted) return done();
        const lost = isReachable(reader.after, reach) ? null : lostData(reach);
        if (lost !== null) reader.after = reach.after;
        response.writeHead(200, STREAM_HEADERS);
        const stream = new LiveStream(reader, response, counters);
        more = () => stream.writeOn();
        over.signal.addEventListener('abort', () => {
          done();
          stream.end();
        });
        stream.begin(lost);
        return;
      }
      if (!isReachable(reader.after, reach)) sendJson(response, 410, lostData(reach));
      else {
        const events = await eventsWithin(reader, asked.wait, over.signal, (called) => (more = called));
        counters.countSent(events.length);
        sendJson(response, 200, jsonOf(events, reader.after));
      }
      done();
    } catch (error) {
      done();
      throw error;
    }
  }
}

/** Waits for the first events that are wanted, for some seconds at most. */
async function eventsWithin(
  reader: LiveReader,
  seconds: number,
  over: AbortSignal,
  onMore: (called: () => void) => void,
): Promise<readonly LiveEvent[]> {
  const end = performance.now() + seconds * 1_000;
  for (;;) {
    // Before the look, so that nothing that comes meanwhile is missed.
    let timer: NodeJS.Timeout | undefined;
    const called = new Promise<void>((resolve) => {
      onMore(resolve);
      over.addEventListener('abort', () => resolve(), { once: true });
      timer = setTimeout(resolve, Math.max(0, end - performance.now()));
    });
    try {
      const events = await reader.take(MOST_EVENTS);
      if (events.length > 0 || over.aborted || performance.now() >= end) return events;
      await called;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** 0 stands for the oldest that is there. */
const isReachable = (after: number, { after: first, last }: LiveReach): boolean =>
  after === 0 || (after >= first && after <= last);

/** Says from when on a client can go on, for one that asks for what is forgotten or was never told. */
const lostData = ({ after, since }: LiveReach): string =>
  JSON.stringify({
    error:
      'What came after that id is forgotten, or it is of another database: go on after the id that is here',
    after,
    since: since === null ? null : new Date(since * 1_000).toISOString(),
  });

const jsonOf = (events: readonly LiveEvent[], last: number): string =>
  `{"events":[${events.map(({ data }) => data).join(',')}],"last":${last}}`;

function sendJson(response: CompressingResponse, status: number, text: string): void {
  if (response.destroyed) return;
  const body = Buffer.from(text);
  response.writeHead(status, {
    ...NO_STORE,
    'content-type': 'application/json',
    'content-length': body.length,
  });
  response.end(body);
}

const ID = /^\d{1,15}$/;

/** @throws FaultyAddress */
function askedBy({ url = '', headers }: IncomingMessage, isStream: boolean): Asked {
  const params = new URLSearchParams(url.slice(pathOf(url).length).replace(/^\?/, ''));
  const wanted = liveFilter(params);
  // A browser that connects again repeats the address, and says here how far it has come.
  const given = headers['last-event-id'] ?? params.get('after') ?? '';
  if (given !== '' && (typeof given !== 'string' || !ID.test(given))) {
    throw new FaultyAddress('"after" has to be an id that the stream has given');
  }
  const wait = params.get('wait') ?? '0';
  if (isStream && params.has('wait')) throw new FaultyAddress('"wait" is for /live.json alone');
  if (!/^\d{1,2}$/.test(wait) || Number(wait) > LONGEST_WAIT) {
    throw new FaultyAddress(`"wait" has to be a whole number of seconds from 0 to ${LONGEST_WAIT}`);
  }
  return { wanted, after: given === '' ? null : Number(given), wait: Number(wait) };
}

const NO_ARCHIVE: TextResponse = {
  status: 404,
  text: 'There is no live stream here: this site reads the API of another one, and keeps no archive of it (ARCHIVE=1)',
};

const overLimit = (limit: 'all' | 'client'): TextResponse => ({
  status: limit === 'client' ? 429 : 503,
  text:
    limit === 'client'
      ? `Too many live streams are open from your address. Close one, or ask again in ${ASK_AGAIN.client} s.`
      : `Too many live streams are open. Ask again in ${ASK_AGAIN.all} s.`,
  headers: { 'retry-after': String(ASK_AGAIN[limit]) },
});

/** The answer to what a client is to blame for, or to wait for; undefined for any other failure. */
function refusalOf(error: unknown): TextResponse | undefined {
  if (error instanceof FaultyAddress) return { status: 400, text: error.message };
  if (!(error instanceof LiveUnavailable)) return undefined;
  return {
    status: 503,
    text: `The live stream cannot be read now. Ask again in ${ASK_AGAIN.database} s.`,
    headers: { 'retry-after': String(ASK_AGAIN.database) },
  };
}
