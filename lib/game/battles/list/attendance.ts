import { group, sum } from 'd3-array';
import type { AttendanceFragment, AttendedRunFragment } from '#graphql/generated/documents.ts';
import { utcMonth } from '#lib/format/time.ts';
import { eveningOf } from '#lib/game/war/evening.ts';

/** The sums of a member over some fights: kills, deaths, assists and healing are those in battles. */
export interface AttendedSums {
  readonly battles: number;
  readonly scenarios: number;
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
  readonly healing: number;
}

/** A member of a guild who fought in its battles or scenarios. */
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
  /** Each scenario with six members or more, as the API gives it. */
  readonly runs: readonly AttendedRunFragment[];
  /** The starts of the evenings in epoch seconds, the newest first. */
  readonly evenings: readonly number[];
  /** In the order that was asked for. */
  readonly members: readonly AttendingMember[];
}

/** The orders of members: those who came most often first, or by name. */
type AttendanceOrder = 'evenings' | 'name';

/** The fights of a guild. */
interface GuildFights extends Pick<Attendance, 'battles' | 'runs'> {
  readonly guildId: string;
}

/** Sums up the members of a guild by evening, from each battle and each scenario that they came to. */
export function attendanceOf(fights: GuildFights, order: AttendanceOrder = 'evenings'): Attendance {
  const { battles, runs } = fights;
  const rows = attendedFights(fights);
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
    runs,
    evenings: [...new Set(rows.map(({ evening }) => evening))].toSorted((one, other) => other - one),
    members: members.toSorted(
      (one, other) =>
        (order === 'name'
          ? 0
          : other.evenings.size - one.evenings.size || fightsOf(other.sums) - fightsOf(one.sums)) ||
        one.character.name.localeCompare(other.character.name, 'en'),
    ),
  };
}

/** A member in one fight. */
interface AttendedFight extends AttendedSums {
  readonly character: AttendingMember['character'];
  /** The start of the evening in epoch seconds. */
  readonly evening: number;
}

/** A scenario counts as a fight alone: kills and the like are those of battles. */
const scenarioFight = (character: AttendedFight['character'], evening: number): AttendedFight => ({
  character,
  evening,
  battles: 0,
  scenarios: 1,
  kills: 0,
  deaths: 0,
  assists: 0,
  healing: 0,
});

function attendedFights({ battles, runs, guildId }: GuildFights): readonly AttendedFight[] {
  return [
    ...battles.flatMap(({ battle, members }) =>
      members.map((member) => ({
        ...member,
        battles: 1,
        scenarios: 0,
        evening: eveningOf(battle.startTime),
      })),
    ),
    ...runs.flatMap(({ startTime, scoreboardEntries }) =>
      scoreboardEntries
        .filter(({ guild }) => guild?.id === guildId)
        .map(({ character }) => scenarioFight(character, eveningOf(startTime))),
    ),
  ];
}

const sumsOf = (rows: readonly AttendedSums[]): AttendedSums => ({
  battles: sum(rows, ({ battles }) => battles),
  scenarios: sum(rows, ({ scenarios }) => scenarios),
  kills: sum(rows, ({ kills }) => kills),
  deaths: sum(rows, ({ deaths }) => deaths),
  assists: sum(rows, ({ assists }) => assists),
  healing: sum(rows, ({ healing }) => healing),
});

/** The battles and scenarios of some sums together. */
export const fightsOf = ({ battles, scenarios }: AttendedSums): number => battles + scenarios;

/** Counts the members who came to an evening. */
export const comersOf = ({ members }: Pick<Attendance, 'members'>, evening: number): number =>
  members.filter(({ evenings }) => evenings.has(evening)).length;

/** The sums of the evenings of a month. */
export interface AttendanceMonth {
  /** The start of its newest evening in epoch seconds. */
  readonly start: number;
  readonly evenings: number;
  readonly battles: number;
  readonly scenarios: number;
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
    scenarios: attendance.runs.filter(({ startTime }) => utcMonth(eveningOf(startTime)) === month).length,
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
