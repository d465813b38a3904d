import type { EncounterRunRowFragment, InstanceRunDetailsFragment } from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { thousands } from '#lib/format/number.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { itemRatings, totalDeaths } from '#lib/game/instances/party.ts';
import { knownMoment, runDuration } from '#lib/game/instances/run-duration.ts';
import { type Try, tryName } from '#lib/game/instances/tries.ts';
import { wonWords } from '#lib/game/instances/won-words.ts';
import { instanceBadge } from './preview-of-instance.ts';
import type { Preview, Total } from '../preview.ts';
import { countTotal, factsLine } from './total.ts';
import { toDate, utcDateLong, utcTimeShort } from '#lib/format/time.ts';

const NO_BREAK_SPACE = '\u00a0';

/**
 * A moment to the minute; empty where it is not known. No line breaks within the day or the time.
 * @example momentWords(1795284290) // '21 November 2026, 18:04 UTC'
 */
export function momentWords(time: number | string | null): string {
  const date = time === null ? null : toDate(time);
  if (!date) return '';
  return [utcDateLong(date), `${utcTimeShort(date)} UTC`]
    .map((part) => part.replaceAll(' ', NO_BREAK_SPACE))
    .join(', ');
}

/** Makes the preview of a run of an instance: its outcome, time, duration, deaths and item rating. */
export function previewOfRun(run: InstanceRunDetailsFragment): Preview {
  const won = run.completed ? 'Completed' : `${wonWords(run)} won`;
  return {
    title: `${instanceName(run.instance)} run`,
    facts: factsLine(won, momentWords(knownMoment(run.start))),
    totals: courseOf(run),
    realm: 'NEUTRAL',
    badge: instanceBadge(),
    zoneId: run.instanceId,
    isFinal: runDuration(run) !== null,
  };
}

/** Makes the preview of a try at an encounter: its outcome, time, duration, deaths and item rating. */
export function previewOfTry(
  run: InstanceRunDetailsFragment,
  current: Try<EncounterRunRowFragment>,
): Preview {
  const { attempt } = current;
  return {
    title: tryName(current),
    facts: factsLine(
      `${attempt.completed ? 'Won' : 'Lost'} in ${instanceName(run.instance)}`,
      momentWords(knownMoment(attempt.start)),
    ),
    totals: courseOf(attempt),
    realm: 'NEUTRAL',
    badge: instanceBadge(),
    zoneId: run.instanceId,
    isFinal: runDuration(attempt) !== null,
  };
}

type Course = Pick<EncounterRunRowFragment, 'start' | 'end' | 'scoreboardEntries'>;

function courseOf(course: Course): readonly Total[] {
  const party = course.scoreboardEntries;
  const duration = runDuration(course);
  const ratings = itemRatings(party);
  return [
    ...(duration === null ? [] : [{ value: shortDuration(duration), label: 'duration' }]),
    countTotal(totalDeaths(party), 'death'),
    ...(ratings ? [{ value: thousands(ratings.average), label: 'item rating' }] : []),
  ];
}
