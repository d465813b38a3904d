import type { FoughtRunFragment } from '#graphql/generated/documents.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';

import { tally } from './foes.ts';

/** Some runs of scenarios and how they ended. */
export type RunResults = Readonly<Record<'runs' | 'wins' | 'losses' | 'draws', number>>;

/** The results of a guild in one scenario. */
export interface GuildFormScenario extends RunResults {
  readonly id: string;
  readonly name: string;
}

/** The results of a guild: all of them in numbers, by scenario in its newest runs, as many as `runs`. */
export interface GuildForm extends RunResults {
  readonly total: number;
  /** The one with the most runs first. */
  readonly scenarios: readonly GuildFormScenario[];
  /** Ids of those runs. */
  readonly runIds: readonly string[];
}

interface Known extends Pick<GuildForm, 'total' | 'wins' | 'losses'> {
  readonly runs: readonly FoughtRunFragment[];
  readonly won: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
}

/**
 * Sums up the newest runs of a guild by scenario.
 * @param known the ids of runs that it has won, and lost: a run among neither was a draw
 */
export function guildForm({ runs, won, lost, ...totals }: Known): GuildForm {
  const drawn = (all: number, wins: number, losses: number) => Math.max(0, all - wins - losses);
  const scenarios = tally(runs, ({ scenario }) => scenario.id).map(({ item, count }) => {
    const { id } = item.scenario;
    const here = runs.filter(({ scenario }) => scenario.id === id);
    const wins = here.filter((run) => won.has(run.id)).length;
    const losses = here.filter((run) => lost.has(run.id)).length;
    return {
      id,
      name: scenarioLabel(item.scenario),
      runs: count,
      wins,
      losses,
      draws: drawn(count, wins, losses),
    };
  });
  return {
    ...totals,
    draws: drawn(totals.total, totals.wins, totals.losses),
    runs: runs.length,
    scenarios,
    runIds: runs.map(({ id }) => id),
  };
}
