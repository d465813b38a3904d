import { asShown } from '../api/cleared-runs.ts';
import { shownDuration } from './duration-words.ts';
import { average, deathsOf, type Run } from '../api/instance-truth.ts';

/** A run, as far as a list of runs is made of it. */
export type ListedRun = Pick<Run, 'id' | 'start' | 'end' | 'completed' | 'scoreboardEntries'> & {
  readonly encounters: readonly { readonly encounterId: string; readonly completed: boolean }[];
  readonly instance: { readonly name: string; readonly encounters: readonly { readonly id: string }[] };
};

/** The row of a run, after its time: cells, and where it leads. */
export function expectedRow(run: ListedRun): readonly string[] {
  const { instance, id, start, end, encounters, scoreboardEntries } = run;
  const ratings = scoreboardEntries.map(({ itemRating }) => itemRating);
  const roles = [['TANK'], ['HEALER'], ['MELEE_DPS', 'RANGED_DPS']].map(
    (archetypes) => scoreboardEntries.filter(({ archetype }) => archetypes.includes(archetype)).length,
  );
  const numbers = [
    new Set(encounters.map(({ encounterId }) => encounterId)).size,
    deathsOf(run),
    Math.min(...ratings),
    Math.round(average(ratings)),
    Math.max(...ratings),
    ...roles,
  ];
  const duration = end > 0 ? shownDuration(end - start) : 'end unknown';
  return [
    instance.name + outcomeWords(run),
    duration,
    ...numbers.map(String),
    'Details',
    `/instance-run/${id}`,
  ];
}

/** Describes the progress of a run that was given up. */
function outcomeWords(run: ListedRun): string {
  const { completed, encounters } = asShown(run);
  if (completed) return '';
  const won = new Set(encounters.filter((each) => each.completed).map(({ encounterId }) => encounterId)).size;
  if (won === 0) return 'given up before the first encounter was won';
  const listed = run.instance.encounters.map(({ id }) => id);
  const all = new Set([...listed, ...encounters.map(({ encounterId }) => encounterId)]).size;
  return `given up after ${won} of ${all} ${all === 1 ? 'encounter' : 'encounters'}`;
}
