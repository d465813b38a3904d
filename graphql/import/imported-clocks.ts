import { latestBelieved } from '../rules/clock.ts';
import type { Database } from '../sql/engine/connection/database.ts';
import { firstBelievedDay } from '../sql/import/first-believed-day.ts';
import type { ReadLine } from './read-line.ts';

/** The column with the time of what happened, and its parts of a second; by the table of the record. */
const TIMES: ReadonlyMap<string, readonly [column: string, unit: number]> = new Map([
  ['kill', ['time', 1]],
  ['scenario_record', ['start_time', 1]],
  ['skirmish', ['start_time', 1]],
  ['instance_run', ['start_time', 1_000]],
]);

const DAY = 86_400;

/** Numbers of lines whose clocks were wrong. */
export interface WrongClocks {
  /** Lines of times after now. */
  readonly ahead: number;
  /** Lines of times long before all others. */
  readonly before: number;
}

/** The times of imported lines, by day. */
export class ImportedClocks {
  readonly #days = new Map<number, number>();
  #ahead = 0;

  /** @param now epoch seconds */
  note({ tables: [own] }: ReadLine, now: number): void {
    const [column = '', unit = 1] = TIMES.get(own?.table ?? '') ?? [];
    const time = Number(own?.rows[0]?.[column]) / unit;
    // An unknown start is zero.
    if (!Number.isFinite(time) || time === 0) return;
    const day = Math.floor(time / DAY);
    this.#days.set(day, (this.#days.get(day) ?? 0) + 1);
    if (time > latestBelieved(now)) this.#ahead += 1;
  }

  /** Counts the lines of wrong clocks, once all are written. */
  async wrong(sql: Database): Promise<WrongClocks> {
    const first = await firstBelievedDay(sql);
    const before = [...this.#days].reduce((sum, [day, lines]) => sum + (day < first ? lines : 0), 0);
    return { ahead: this.#ahead, before };
  }
}
