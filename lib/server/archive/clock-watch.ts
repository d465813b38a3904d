import type { Log } from '../log.ts';

/** Milliseconds by which clocks may differ. */
const TOLERATED = 60_000;

/** Compares this machine's clock with that of the API, as its answers tell it, and writes a line when one is wrong. */
export class ClockWatch {
  readonly #log: Log;
  #isWrong = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /**
   * Compares the time of an answer with when it was asked for and came, in epoch milliseconds.
   * @param headers of the answer; `Age` tells how long a cache has kept it
   */
  compare(headers: Pick<Headers, 'get'>, asked: number, came: number): void {
    const date = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000;
    if (Number.isNaN(date)) return;
    const ahead = date < asked ? asked - date : Math.min(0, came - date);
    const isWrong = Math.abs(ahead) > TOLERATED;
    if (isWrong && !this.#isWrong) {
      const seconds = Math.round(Math.abs(ahead) / 1_000);
      const where = ahead > 0 ? 'ahead of' : 'behind';
      this.#log(
        'warn',
        `archive: this machine's clock is ${seconds} s ${where} the API's: set it, or the archive stays behind`,
      );
    }
    this.#isWrong = isWrong;
  }
}
