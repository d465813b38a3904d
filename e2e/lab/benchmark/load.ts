/** The results of one server under load. */
export interface Load {
  /** Answers a second. */
  readonly perSecond: number;
  /** Milliseconds that half of the answers take at most. */
  readonly p50: number;
  /** Milliseconds that 99 of 100 answers take at most. */
  readonly p99: number;
}

/** A load on an address: each connection sends one request after the other, as fast as it can. */
export interface LoadOptions {
  readonly address: string;
  readonly connections: number;
  /** A whole number. */
  readonly seconds: number;
}

export interface LoadGenerator {
  readonly name: 'wrk' | 'autocannon';
  /** @throws Error when an answer has not the status 200 */
  readonly run: (options: LoadOptions) => Promise<Load>;
}
