import type { EncounterRunRowFragment, InstanceRunDetailsFragment } from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { itemRatings, membersOf, totalDeaths } from '#lib/game/instances/party.ts';
import { type Try, tryName, knownMoment, runDuration, unknownWords } from '#lib/game/instances/tries.ts';
import { wonWords } from '#lib/game/instances/won-words.ts';
import { type Description, described, partWords, sentences, titleOf } from './wording.ts';
import { dated } from '../record-names.ts';
import { optionsWith } from '#lib/url/filter/filter.ts';
import { type RunFilter, RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';
import type { Description as PageDescription } from '../page-metadata.ts';

type DescribedTry = Pick<
  EncounterRunRowFragment,
  'id' | 'start' | 'end' | 'completed' | 'scoreboardEntries'
> &
  Partial<Pick<EncounterRunRowFragment, 'encounterId'>>;
type DescribedRun = Pick<InstanceRunDetailsFragment, 'instance' | 'encounters'> & DescribedTry;

/**
 * A run: where, when, whether it was completed and what it took.
 * @example describeInstanceRun(run).title // 'Gunbad run, 21 Nov 2026, 18:04:50 UTC'
 */
export function describeInstanceRun(run: DescribedRun): Description {
  const hasTries = run.encounters.length > 0;
  const name = instanceName(run.instance);
  const title = whenOf(`${name} run`, run);
  return {
    title: titleOf(`${title}: ${run.completed ? 'completed' : 'not completed'}`, title),
    description: sentences(
      `${title}: ${courseOf(run)}`,
      hasTries && `${wonWords(run)} won`,
      ratingWords(run),
      partWords([run.scoreboardEntries.length > 0 && 'scoreboard', hasTries && 'every try']),
    ),
  };
}

/**
 * One try at an encounter: what, where, when, whether it was won and what it took.
 * @example describeTry(run, found).title // 'Solithex, try 2, in Gunbad, 21 Nov 2026, 18:31:02 UTC'
 */
export function describeTry(
  { instance }: Pick<DescribedRun, 'instance'>,
  {
    attempt,
    ...counted
  }: Pick<Try<EncounterRunRowFragment>, 'name' | 'number' | 'total'> & {
    readonly attempt: DescribedTry;
  },
): Description {
  const name = tryName(counted);
  const title = whenOf(`${name}${counted.total > 1 ? ',' : ''} in ${instanceName(instance)}`, attempt);
  return {
    title: titleOf(title, whenOf(name, attempt)),
    description: sentences(
      `${title}: ${courseOf(attempt)}`,
      ratingWords(attempt),
      attempt.scoreboardEntries.length > 0 && 'Roles in the fight and the scoreboard',
    ),
  };
}

/** Without a start, the beginning of its id identifies it. */
function whenOf(name: string, { id, start }: Pick<DescribedTry, 'id' | 'start'>): string {
  const moment = knownMoment(start);
  return moment === null ? `${name} #${id.slice(0, 8)}` : dated(name, moment, 'second');
}

function courseOf(course: DescribedTry): string {
  const { completed, scoreboardEntries: party } = course;
  const duration = runDuration(course);
  const players = membersOf(party).length;
  const deaths = totalDeaths(party);
  const end = duration === null ? `, its ${unknownWords(course)}` : ` in ${shortDuration(duration)}`;
  return (
    `${completed ? 'completed' : 'not completed'}${end}, ` +
    `${counted(players, 'player')}, ` +
    counted(deaths, 'death')
  );
}

function ratingWords({ scoreboardEntries }: DescribedTry): string | null {
  const ratings = itemRatings(scoreboardEntries);
  return ratings && `Average item rating ${thousands(ratings.average)}`;
}

/**
 * The list of runs: of all instances, or of the one that the filter names. Its other choices make no page of their own.
 * @example describeRuns({ instance: '60' }).title // 'Runs of Gunbad, newest first'
 */
export function describeRuns({ instance }: Pick<RunFilter, 'instance'>): PageDescription {
  const path = routes.instanceRuns;
  const words =
    'newest first: how long each took, how many died, the roles of the party and how well it was equipped.';
  if (instance === 'all') {
    return { ...described(['Dungeon runs, newest first'], `Runs of every dungeon, ${words}`), path };
  }
  const chosen = optionsWith(RUN_FILTER.fields.instance, instance).find(({ value }) => value === instance);
  const dungeon = chosen?.label ?? 'a dungeon';
  return {
    ...described([`Runs of ${dungeon}, newest first`], `Runs of ${dungeon}, ${words}`),
    path,
    own: { instance },
  };
}
