import { toDate, utcDateLong, utcDateShort, utcTime, utcTimeShort } from '#lib/format/time.ts';
import { killerOf } from '#lib/game/battles/kill.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { knownMoment } from '#lib/game/instances/tries.ts';
import { nameOrNumber, type Numbered } from '#lib/game/name-or-number.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';

/*
 * Names of records without a name of their own, for breadcrumbs and titles. The time at which it began, in UTC, tells
 * a battle from the others at its place.
 */

interface Named {
  readonly name: string;
}

interface NamedKill {
  readonly attackers: readonly { readonly character: Named }[];
  readonly victim: { readonly character: Named };
}

/** @example killName(kill) // 'Verenthe killed Uthgar' */
export function killName(kill: NamedKill): string {
  const killer = killerOf(kill)?.character;
  const victim = kill.victim.character.name;
  return killer ? `${killer.name} killed ${victim}` : `Death of ${victim}`;
}

/** @example feudName(feud) // 'Verenthe vs Uthgar' */
export function feudName({ sides: [near, far] }: { readonly sides: readonly [Named, Named] }): string {
  return `${near.name} vs ${far.name}`;
}

interface NamedRun {
  readonly scenario: Numbered;
  readonly startTime: number | string;
}

/**
 * The precision of the time in a name. Titles need the minute, since a place sees several battles a day, and those of
 * runs the second, since several parties may set out together; their months are short.
 */
type Precision = 'day' | 'minute' | 'second';

/** @example scenarioName(run) // 'The Ironclad, 21 November 2026' */
export function scenarioName({ scenario, startTime }: NamedRun, precision: Precision = 'day'): string {
  return dated(scenarioLabel(scenario), startTime, precision);
}

type NamedSkirmish = Parameters<typeof skirmishLocation>[0] & { readonly startTime: number | string };

/** @example skirmishName(skirmish, 'minute') // 'Praag, 21 Nov 2026, 18:04 UTC' */
export function skirmishName(skirmish: NamedSkirmish, precision: Precision = 'day'): string {
  return dated(skirmishLocation(skirmish).name, skirmish.startTime, precision);
}

type PlacedBattle = Parameters<typeof battlePlace>[0] & { readonly startTime: number };

/** @example battleName(battle, 'minute') // 'Praag, 21 Nov 2026, 18:04 UTC' */
export const battleName = (battle: PlacedBattle, precision: Precision = 'day'): string =>
  dated(battlePlace(battle), battle.startTime, precision);

interface NamedInstanceRun {
  readonly instance: Numbered;
  readonly start: number | string;
}

/** @example instanceRunName(run) // 'Gunbad, 21 November 2026' */
export function instanceRunName({ instance, start }: NamedInstanceRun): string {
  return dated(instanceName(instance), knownMoment(start) ?? '');
}

/**
 * A name with the time that distinguishes it from others of that name; the name alone without a time.
 * @example dated('Praag', 1795284290) // 'Praag, 21 November 2026'
 * @example dated('Praag', 1795284290, 'minute') // 'Praag, 21 Nov 2026, 18:04 UTC'
 */
export function dated(name: string, time: number | string, precision: Precision = 'day'): string {
  const date = toDate(time);
  if (!date) return name;
  if (precision === 'day') return `${name}, ${utcDateLong(date)}`;
  const clock = precision === 'minute' ? utcTimeShort(date) : utcTime(date);
  return `${name}, ${utcDateShort(date)}, ${clock} UTC`;
}

/**
 * A moment within a sentence, '' where the API gives none.
 * @example momentOf(1795284290) // '21 November 2026, 18:04 UTC'
 */
export function momentOf(time: number | string): string {
  const date = toDate(time);
  return date ? `${utcDateLong(date)}, ${utcTimeShort(date)} UTC` : '';
}

/** @example creatureName({ id: '7', name: '' }) // 'Creature #7' */
export const creatureName = (creature: Numbered) => nameOrNumber('Creature', creature);

/** @example gameObjectName({ id: '7', name: null }) // 'Game object #7' */
export const gameObjectName = (object: Numbered) => nameOrNumber('Game object', object);
