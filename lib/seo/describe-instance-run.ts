import type { EncounterRunRowFragment, InstanceRunDetailsFragment } from '#graphql/generated/documents.ts';
import { durationWords } from '#lib/format/duration.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { totalDeaths } from '#lib/game/instances/party.ts';
import { knownMoment, runDuration } from '#lib/game/instances/run-duration.ts';
import { type Try, tryName } from '#lib/game/instances/tries.ts';

import type { Description } from './describe.ts';
import { dated } from './record-names.ts';

type DescribedTry = Pick<EncounterRunRowFragment, 'start' | 'end' | 'completed' | 'scoreboardEntries'>;
type DescribedRun = Pick<InstanceRunDetailsFragment, 'instance' | 'start'> & DescribedTry;

/**
 * A run: where, when, whether it was completed and what it took.
 * @example describeInstanceRun(run).title // 'Gunbad run, 21 November 2026, 18:04'
 */
export function describeInstanceRun(run: DescribedRun): Description {
  const name = instanceName(run.instance);
  return {
    title: whenOf(`${name} run`, run),
    description: `${whenOf(name, run)}: ${courseOf(run)}. Encounters, item ratings, roles and the scoreboard.`,
  };
}

/**
 * One try at an encounter: what, where, when, whether it was won and what it took.
 * @example describeTry(run, found).title // 'Solithex, try 2, in Gunbad, 21 November 2026, 18:31'
 */
export function describeTry(
  { instance }: Pick<DescribedRun, 'instance'>,
  {
    attempt,
    ...numbered
  }: Pick<Try<EncounterRunRowFragment>, 'name' | 'number' | 'total'> & {
    readonly attempt: DescribedTry;
  },
): Description {
  const title = whenOf(
    `${tryName(numbered)}${numbered.total > 1 ? ',' : ''} in ${instanceName(instance)}`,
    attempt,
  );
  return {
    title,
    description: `${title}: ${courseOf(attempt)}. Item ratings, roles in the fight and the scoreboard.`,
  };
}

const whenOf = (name: string, { start }: Pick<DescribedTry, 'start'>): string =>
  dated(name, knownMoment(start) ?? '', 'minute');

function courseOf(course: DescribedTry): string {
  const { completed, scoreboardEntries: party } = course;
  const duration = runDuration(course);
  const deaths = totalDeaths(party);
  const end = duration === null ? ', its end unknown' : ` after ${durationWords(duration)}`;
  return (
    `${completed ? 'completed' : 'not completed'}${end}, ` +
    `${party.length} ${plural(party.length, 'player', 'players')}, ` +
    `${thousands(deaths)} ${plural(deaths, 'death', 'deaths')}`
  );
}
