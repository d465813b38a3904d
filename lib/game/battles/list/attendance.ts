import { group, sum } from 'd3-array';
import type { AttendanceFragment } from '#graphql/generated/documents.ts';
import { utcMonth } from '#lib/format/time.ts';
import { eveningOf } from '#lib/game/war/evening.ts';

/** The sums of a member over some battles. */
export interface AttendedSums {
  readonly battles: number;
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
  readonly healing: number;
}

/** A member of a guild who fought in its battles. */
export interface AttendingMember {
  readonly character: AttendanceFragment['members'][number]['character'];
  readonly sums: AttendedSums;
  /** By the start of the evening; none for one without this member. */
  readonly evenings: ReadonlyMap<number, AttendedSums>;
}

/** The members who came to the evenings of a guild. */
export interface Attendance {
  /** Each battle, as the API gives it. */
  readonly battles: readonly AttendanceFragment[];
  /** The starts of the evenings in epoch seconds, the newest first. */
  readonly evenings: readonly number[];
  /** In the order that was asked for. */
  readonly members: readonly AttendingMember[];
}

/** The orders of members: those who came most often first, or by name. */
type AttendanceOrder = 'evenings' | 'name';

/** Sums up the members of a guild by evening, from what each did in each battle. */
export function attendanceOf(
  battles: readonly AttendanceFragment[],
  order: AttendanceOrder = 'evenings',
): Attendance {
  const rows = battles.flatMap(({ battle, members }) =>
    members.map((member) => ({ ...member, evening: eveningOf(battle.startTime) })),
  );
  const members = [...group(rows, ({ character }) => character.id).values()].flatMap((own) =>
    own.slice(0, 1).map(({ character }) => ({
      character,
      sums: sumsOf(own),
      evenings: new Map(
        [...group(own, ({ evening }) => evening)].map(([start, part]) => [start, sumsOf(part)]),
      ),
    })),
  );
  return {
    battles,
    evenings: [...new Set(rows.map(({ evening }) => evening))].toSorted((one, other) => other - one),
    members: members.toSorted(
      (one, other) =>
        (order === 'name'
          ? 0
          : other.evenings.size - one.evenings.size || other.sums.battles - one.sums.battles) ||
        one.character.name.localeCompare(other.character.name, 'en'),
    ),
  };
}

const sumsOf = (rows: AttendanceFragment['members']): AttendedSums => ({
  battles: rows.length,
  kills: sum(rows, ({ kills }) => kills),
  deaths: sum(rows, ({ deaths }) => deaths),
  assists: sum(rows, ({ assists }) => assists),
  healing: sum(rows, ({ healing }) => healing),
});

/** Counts the members who came to an evening. */
export const comersOf = ({ members }: Pick<Attendance, 'members'>, evening: number): number =>
  members.filter(({ evenings }) => evenings.has(evening)).length;

/** The sums of the evenings of a month. */
export interface AttendanceMonth {
  /** The start of its newest evening in epoch seconds. */
  readonly start: number;
  readonly evenings: number;
  readonly battles: number;
  /** Members who came at least once. */
  readonly members: number;
  /** Members of an evening on average. */
  readonly perEvening: number;
}

/** Sums up attendance by the months (UTC) in which evenings began, the newest first. */
export function attendanceMonths(attendance: Attendance): readonly AttendanceMonth[] {
  return [...group(attendance.evenings, utcMonth).entries()].map(([month, evenings]) => ({
    start: evenings[0] ?? 0,
    evenings: evenings.length,
    battles: attendance.battles.filter(({ battle }) => utcMonth(eveningOf(battle.startTime)) === month)
      .length,
    members: attendance.members.filter((member) => evenings.some((each) => member.evenings.has(each))).length,
    perEvening: sum(evenings, (each) => comersOf(attendance, each)) / evenings.length,
  }));
}

/** A member on one evening. */
export interface AttendedEvening {
  readonly evening: number;
  readonly member: AttendingMember;
  readonly sums: AttendedSums;
}

/** Every evening of every member, the newest first. */
export const attendedEvenings = ({ evenings, members }: Attendance): readonly AttendedEvening[] =>
  evenings.flatMap((evening) =>
    members.flatMap((member) => {
      const sums = member.evenings.get(evening);
      return sums ? [{ evening, member, sums }] : [];
    }),
  );
