import type { ChannelOptions } from 'birpc';

/** One end of the channel between the primary process and a worker. */
interface End {
  send(message: object, callback: (error: Error | null) => void): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

interface Envelope {
  readonly call: unknown;
}

const isEnvelope = (message: unknown): message is Envelope =>
  typeof message === 'object' && message !== null && 'call' in message;

/** The channel for remote procedure calls, beside Node's own messages. */
export const callsOver = (end: End): ChannelOptions => ({
  // The end of the other process is noticed elsewhere.
  post: (call: unknown) => void end.send({ call } satisfies Envelope, () => undefined),
  on: (listener) => void end.on('message', (message) => isEnvelope(message) && listener(message.call)),
});

/** No time limit for calls: callers that need one set it themselves. */
export const NO_LIMIT = -1;
