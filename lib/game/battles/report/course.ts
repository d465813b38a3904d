import { type FinalLead, finalLead } from './lead.ts';
import { type BattleSide, bySide, type BySide, type Loss } from './rows.ts';

const MINUTE = 60;

/** A minute of a battle. */
export interface BattleMinute extends BySide<number> {
  /** When it begins; epoch seconds. */
  readonly time: number;
  /** Kills of Order less those of Destruction, from the beginning of the battle to the end of this minute. */
  readonly lead: number;
}

/** Minutes in a row in which the lead changed. */
export interface TurningPoint {
  /** Epoch seconds: when the first of them begins, and the last one ends. */
  readonly from: number;
  readonly to: number;
  readonly side: BattleSide;
  /** The kills that the side gained on the other. */
  readonly change: number;
}

/** The minute with the most kills of a side. */
export interface Peak {
  readonly time: number;
  readonly kills: number;
}

export interface BattleCourse {
  readonly minutes: readonly BattleMinute[];
  readonly turningPoint: TurningPoint | null;
  readonly peaks: BySide<Peak | null>;
  /** Null where both sides have as many kills. */
  readonly finalLead: FinalLead | null;
}

/** Minutes in which the lead changes most. */
const TURN = 3;
/** The most minutes of a course: a battle begins within four hours, and a broken time leads far away. */
const LONGEST = 720;

/**
 * The kills of a battle by minute, with the lead, the three minutes that changed it most and the best minute of each
 * side; of equal ones the first. Minutes without a kill count, from that of the first kill to that of the last.
 */
export function battleCourse(losses: readonly Loss[]): BattleCourse {
  const times = losses.map(({ time }) => Math.floor(time / MINUTE));
  const first = times.reduce((one, other) => Math.min(one, other), Infinity);
  const last = Math.min(
    times.reduce((one, other) => Math.max(one, other), -Infinity),
    first + LONGEST - 1,
  );
  const length = Math.max(0, last - first + 1);
  const kills = bySide(() => Array.from({ length }, () => 0));
  for (const loss of losses) {
    const at = Math.min(length - 1, Math.floor(loss.time / MINUTE) - first);
    const ofSide = kills[loss.by];
    ofSide[at] = (ofSide[at] ?? 0) + 1;
  }
  let lead = 0;
  const minutes = kills.order.map((order, at) => {
    const destruction = kills.destruction[at] ?? 0;
    lead += order - destruction;
    return { time: (first + at) * MINUTE, order, destruction, lead };
  });
  return {
    minutes,
    turningPoint: turningPoint(minutes),
    peaks: bySide((side) => peakOf(minutes, side)),
    finalLead: finalLead(losses),
  };
}

function turningPoint(minutes: readonly BattleMinute[]): TurningPoint | null {
  const length = Math.min(TURN, minutes.length);
  const turns = minutes.slice(length - 1).map((last, at) => {
    const gained = last.lead - (minutes[at - 1]?.lead ?? 0);
    return {
      from: last.time - (length - 1) * MINUTE,
      to: last.time + MINUTE,
      side: gained > 0 ? ('order' as const) : ('destruction' as const),
      change: Math.abs(gained),
    };
  });
  return mostOf(turns, ({ change }) => change);
}

const peakOf = (minutes: readonly BattleMinute[], side: BattleSide): Peak | null =>
  mostOf(
    minutes.map((minute) => ({ time: minute.time, kills: minute[side] })),
    ({ kills }) => kills,
  );

/** The first with the highest value; null where none is above 0. */
const mostOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): Row | null =>
  rows.reduce<Row | null>(
    (best, row) => (valueOf(row) > (best === null ? 0 : valueOf(best)) ? row : best),
    null,
  );

/** Rows of a table of minutes, at most. */
const MOST_ROWS = 60;

/** The minutes of a course, several together where they are too many for a table: one, two, five or more of them. */
export function minutesTogether(minutes: readonly BattleMinute[]): readonly BattleMinute[] {
  const step = [1, 2, 5, 10, 15].find((each) => minutes.length / each <= MOST_ROWS) ?? 30;
  return minutes
    .filter((_, at) => at % step === 0)
    .map(({ time }, row) => {
      const part = minutes.slice(row * step, (row + 1) * step);
      const kills = (side: BattleSide) => part.reduce((sum, minute) => sum + minute[side], 0);
      return { time, order: kills('order'), destruction: kills('destruction'), lead: part.at(-1)?.lead ?? 0 };
    });
}

/** The kills of all minutes, by side. */
export const killsOfCourse = ({ minutes }: BattleCourse): BySide<number> =>
  bySide((side) => minutes.reduce((sum, minute) => sum + minute[side], 0));
