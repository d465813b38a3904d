import { median } from 'd3-array';

import type {
  CharacterTagFragment,
  PlayedRunFragment,
  ScenarioDeedsFragment,
} from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import type { Difference } from '#lib/game/difference.ts';
import { resultOf, type Side } from '#lib/game/battles/own-part.ts';

import { compareNumbers } from './compare-numbers.ts';

/** Measures of a scoreboard that are compared. */
export const DEEDS = ['damage', 'healing', 'protection'] as const;

export type Deeds = Readonly<Record<(typeof DEEDS)[number], number>>;

/** A player who fought in the same runs. */
export interface Companion {
  readonly character: CharacterTagFragment;
  /** Runs on the same side, or on the other one. */
  readonly matches: number;
  /** Runs among them that the player has won. */
  readonly wins: number;
}

/** The form of a player in scenarios, from a sample of the newest runs. */
export interface ScenarioForm {
  /** Runs in the sample, and the number of all. */
  readonly runs: number;
  readonly total: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** On average in a run. */
  readonly own: Deeds;
  /** The medians of others of the same career in the same runs, and how many entries they are of; null for none. */
  readonly career: { readonly medians: Deeds; readonly entries: number } | null;
  /** Players who fought beside the player, most often first; the next field has those who fought against. */
  readonly comrades: readonly Companion[];
  readonly rivals: readonly Companion[];
}

/**
 * Says of how many runs a form is told.
 * @example runWords({ runs: 50, total: 312 }) // 'the last 50 of 312 runs'
 */
export function runWords({ runs, total }: Pick<ScenarioForm, 'runs' | 'total'>): string {
  if (runs < total) return `the last ${thousands(runs)} of ${thousands(total)} runs`;
  return runs === 1 ? 'the one run' : `all ${thousands(runs)} runs`;
}

/** One measure of a player against others of the career. */
export interface DeedPair {
  readonly key: keyof Deeds;
  readonly label: string;
  /** Averages of a run. */
  readonly mine: number;
  /** The median of the others; null for none. */
  readonly theirs: number | null;
  readonly difference: Difference;
}

const LABELS: Readonly<Record<keyof Deeds, string>> = {
  damage: 'Damage',
  healing: 'Healing',
  protection: 'Protection',
};

/** The measures of a player against others of the career, rounded once they are compared. */
export const deedPairs = ({ own, career }: ScenarioForm): readonly DeedPair[] =>
  DEEDS.map((key) => ({
    key,
    label: LABELS[key],
    mine: Math.round(own[key]),
    theirs: career && Math.round(career.medians[key]),
    difference: compareNumbers(own[key], career?.medians[key] ?? Number.NaN),
  }));

const sideOf = ({ team }: ScenarioDeedsFragment): Side => (team === 0 ? 'ORDER' : 'DESTRUCTION');

interface Part {
  readonly run: PlayedRunFragment;
  readonly own: ScenarioDeedsFragment;
  readonly result: ReturnType<typeof resultOf>;
}

/**
 * Sums up what a player did in runs of scenarios.
 * @param total of all runs of the player
 * @param id of the player
 */
export function scenarioForm(runs: readonly PlayedRunFragment[], total: number, id: string): ScenarioForm {
  const parts = runs.flatMap((run): readonly Part[] => {
    const own = run.scoreboardEntries.find(({ character }) => character.id === id);
    return own ? [{ run, own, result: resultOf(run, sideOf(own)) }] : [];
  });
  const count = (result: Part['result']) => parts.filter((part) => part.result === result).length;
  return {
    runs: parts.length,
    total,
    wins: count('Won'),
    losses: count('Lost'),
    draws: count('Draw'),
    own: deedsOf((deed) => parts.reduce((sum, { own }) => sum + own[deed], 0) / parts.length),
    career: careerOf(parts),
    comrades: companionsOf(parts, (own, other) => own.team === other.team),
    rivals: companionsOf(parts, (own, other) => own.team !== other.team),
  };
}

const deedsOf = (measure: (deed: keyof Deeds) => number): Deeds => ({
  damage: measure('damage'),
  healing: measure('healing'),
  protection: measure('protection'),
});

function careerOf(parts: readonly Part[]): ScenarioForm['career'] {
  const others = parts.flatMap(({ run, own }) =>
    run.scoreboardEntries.filter(
      ({ character }) => character.career === own.character.career && character.id !== own.character.id,
    ),
  );
  if (others.length === 0) return null;
  return {
    medians: deedsOf((deed) => median(others, (entry) => entry[deed]) ?? Number.NaN),
    entries: others.length,
  };
}

function companionsOf(
  parts: readonly Part[],
  isMeant: (own: ScenarioDeedsFragment, other: ScenarioDeedsFragment) => boolean,
): readonly Companion[] {
  const companions = new Map<string, { character: CharacterTagFragment; matches: number; wins: number }>();
  for (const { run, own, result } of parts) {
    for (const other of run.scoreboardEntries) {
      const { character } = other;
      if (character.id === own.character.id || !isMeant(own, other)) continue;
      const companion = companions.get(character.id) ?? { character, matches: 0, wins: 0 };
      companion.matches += 1;
      companion.wins += result === 'Won' ? 1 : 0;
      companions.set(character.id, companion);
    }
  }
  return [...companions.values()].toSorted(
    (one, other) => other.matches - one.matches || other.wins - one.wins,
  );
}
