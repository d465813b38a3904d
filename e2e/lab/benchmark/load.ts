/** The results of one server under load. */
export interface Load {
  /** Answers a second. */
  readonly perSecond: number;
  /** Milliseconds that half of the answers take at most. */
  readonly p50: number;
  /** Milliseconds that 99 of 100 answers take at most. */
  readonly p99: number;
}

/** As many requests to an address as so many connections can make, one after the other on each. */
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
