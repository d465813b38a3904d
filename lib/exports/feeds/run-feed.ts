import type { InstanceRunPageFragment, InstanceRunRowFragment } from '#graphql/generated/documents.ts';
import { plural } from '#lib/format/number.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { knownMoment, runDuration, runDurationWords } from '#lib/game/instances/run-duration.ts';
import { instanceRunName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import { type FeedEntry, newestEntries } from './export-feed.ts';
import { happened } from './happened.ts';

/** Instance runs, newest first. */
export const runEntries = (runs: InstanceRunPageFragment | null): readonly FeedEntry[] =>
  newestEntries([runs], runEntry);

/**
 * An instance run in a feed.
 * @example runEntry(run).title // 'Gunbad, 21 November 2026: completed'
 */
export function runEntry(run: InstanceRunRowFragment): FeedEntry {
  const [start, end] = [dateOf(run.start), dateOf(run.end)];
  const outcome = run.completed ? 'completed' : 'not completed';
  const party = run.scoreboardEntries.length;
  const done = new Set(
    run.encounters.flatMap(({ completed, encounterId }) => (completed ? encounterId : [])),
  );
  return {
    path: routes.instanceRun(run.id),
    title: `${instanceRunName(run)}: ${outcome}`,
    summary:
      `${happened(start, instanceName(run.instance))} ` +
      `${party} ${plural(party, 'player', 'players')} completed ${done.size} ` +
      `${plural(done.size, 'encounter', 'encounters')}; ${runDurationWords(run)}.`,
    published: start,
    updated: runDuration(run) === null ? null : end,
    categories: [
      run.completed
        ? { term: 'completed', label: 'Completed' }
        : { term: 'not-completed', label: 'Not completed' },
    ],
  };
}

function dateOf(moment: number | string): Date | null {
  const known = knownMoment(moment);
  return known === null ? null : new Date(known);
}
