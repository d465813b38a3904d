import { group, sum } from 'd3-array';
import type { AttendanceFragment } from '#graphql/generated/documents.ts';
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
  /** Those who came most often first. */
  readonly members: readonly AttendingMember[];
}

/** Sums up the members of a guild by evening, from what each did in each battle. */
export function attendanceOf(battles: readonly AttendanceFragment[]): Attendance {
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
        other.evenings.size - one.evenings.size ||
        other.sums.battles - one.sums.battles ||
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
