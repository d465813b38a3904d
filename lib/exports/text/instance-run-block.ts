import type {
  EncounterRunRowFragment,
  EncounterScoreFragment,
  InstanceRunDetailsFragment,
  InstanceScoreFragment,
} from '#graphql/generated/documents.ts';
import { plural, thousands } from '#lib/format/number.ts';
import type { ScoreKey } from '#lib/game/battles/score-sort.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { membersOf, totalDeaths } from '#lib/game/instances/party.ts';
import { knownMoment, shortRunDuration } from '#lib/game/instances/run-duration.ts';
import { type Try, tryName } from '#lib/game/instances/tries.ts';
import { wonWords } from '#lib/game/instances/won-words.ts';
import { dated } from '#lib/seo/record-names.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { scoreTable } from './score-table.ts';
import type { TextBlock } from './text-block.ts';

type PartyScore = InstanceScoreFragment | EncounterScoreFragment;

const KEYS = ['itemRating', 'deaths', 'damage', 'healing', 'protection'] as const;
const SORT_KEYS: readonly ScoreKey[] = [...KEYS, 'career', 'guild', 'level'];

interface Course {
  readonly start: number;
  readonly end: number;
  readonly completed: boolean;
}

interface Party {
  readonly course: Course;
  /** The encounters that a run has won, in words. */
  readonly won: readonly string[];
  /** The scores in the order of the address. */
  readonly scores: readonly PartyScore[];
  readonly query: SearchParams;
}

/**
 * A run of an instance: its outcome and the first of its scoreboard.
 * @param scores in the order that the address asks for
 */
export function instanceRunBlock(
  run: InstanceRunDetailsFragment,
  scores: readonly PartyScore[],
  query: SearchParams,
): TextBlock {
  return partyBlock(`${instanceName(run.instance)} run`, {
    course: run,
    won: run.encounters.length > 0 ? [`${wonWords(run)} won`] : [],
    scores,
    query,
  });
}

/** A try at an encounter of a run, likewise. */
export function tryBlock(
  {
    run,
    current,
  }: { readonly run: InstanceRunDetailsFragment; readonly current: Try<EncounterRunRowFragment> },
  scores: readonly PartyScore[],
  query: SearchParams,
): TextBlock {
  const name = `${tryName(current)} in ${instanceName(run.instance)}`;
  return partyBlock(name, { course: current.attempt, won: [], scores, query });
}

function partyBlock(name: string, { course, won, scores, query }: Party): TextBlock {
  const players = membersOf(scores).length;
  const deaths = totalDeaths(scores);
  return {
    title: dated(name, knownMoment(course.start) ?? '', 'minute'),
    facts: [
      course.completed ? 'Completed' : 'Not completed',
      ...won,
      shortRunDuration(course),
      `${players} ${plural(players, 'player', 'players')}`,
      `${thousands(deaths)} ${plural(deaths, 'death', 'deaths')}`,
    ].join(' · '),
    ...scoreTable(scores, { keys: KEYS, sortKeys: SORT_KEYS, query }),
  };
}
