import type { InstanceRunPageFragment, InstanceRunRowFragment } from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { plural } from '#lib/format/number.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { membersOf } from '#lib/game/instances/party.ts';
import { knownMoment, runDuration } from '#lib/game/instances/run-duration.ts';
import { dated } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import { type FeedEntry, newestEntries } from './export-feed.ts';
import { happened } from './happened.ts';

/** Instance runs, newest first. */
export const runEntries = (runs: InstanceRunPageFragment | null): readonly FeedEntry[] =>
  newestEntries([runs], runEntry);

/**
 * An instance run in a feed.
 * @example runEntry(run).title // 'Gunbad, 21 Nov 2026, 18:04: completed'
 */
export function runEntry(run: InstanceRunRowFragment): FeedEntry {
  const [start, end] = [dateOf(run.start), dateOf(run.end)];
  const name = instanceName(run.instance);
  const outcome = run.completed
    ? { term: 'completed', label: 'Completed' }
    : { term: 'not-completed', label: 'Not completed' };
  return {
    path: routes.instanceRun(run.id),
    title: `${dated(name, start?.getTime() ?? '', 'minute')}: ${outcome.label.toLowerCase()}`,
    summary: `${happened(start, name)} ${progress(run)}.`,
    published: start,
    updated: runDuration(run) === null ? null : end,
    categories: [outcome],
  };
}

function progress(run: InstanceRunRowFragment): string {
  const { encounters, scoreboardEntries } = run;
  const duration = runDuration(run);
  const party = membersOf(scoreboardEntries).length;
  const done = new Set(encounters.flatMap(({ completed, encounterId }) => (completed ? encounterId : [])))
    .size;
  const how = duration === null ? '; when the run ended is not known' : ` in ${shortDuration(duration)}`;
  return (
    `${party} ${plural(party, 'player', 'players')} completed ${done === 0 ? 'no' : done} ` +
    `${plural(done, 'encounter', 'encounters')}${how}`
  );
}

function dateOf(moment: number | string): Date | null {
  const known = knownMoment(moment);
  return known === null ? null : new Date(known);
}
