import { median } from 'd3-array';

import type {
  CharacterTagFragment,
  PlayedRunFragment,
  ScenarioDeedsFragment,
} from '#graphql/generated/documents.ts';
import { enumWords } from '#lib/format/enum-words.ts';
import { thousands } from '#lib/format/number.ts';
import { resultOf, type WinningSide } from '#lib/game/battles/own-part.ts';
import type { Difference } from '#lib/game/difference.ts';
import { membersOf } from '#lib/game/instances/party.ts';
import { runLength } from '#lib/game/scenarios/run-length.ts';

import type { RunResults } from './guild-form.ts';
import { compareNumbers, ofEnough } from './compare-numbers.ts';

/** Measures of a scoreboard that are compared. */
const DEEDS = ['damage', 'healing', 'protection'] as const;

type Deeds = Readonly<Record<(typeof DEEDS)[number], number>>;

/** A player's figures per minute of a run: medians over results, one for each run. */
export interface UsualDeeds {
  readonly deeds: Deeds;
  /** The number of results: those of runs whose duration is known. */
  readonly results: number;
}

/** A player who fought in the same runs. */
export interface Companion {
  readonly character: CharacterTagFragment;
  /** Runs on the same side, or on the other one. */
  readonly matches: number;
  /** Runs among them that the player has won. */
  readonly wins: number;
}

/** The form of a player in scenarios, from a sample of the newest runs. */
export interface ScenarioForm extends RunResults {
  /** The number of all runs; the others are those in the sample. */
  readonly total: number;
  /** Null where no duration is known. */
  readonly own: UsualDeeds | null;
  /** Players who fought beside the player, most often first; the next field has those who fought against. */
  readonly comrades: readonly Companion[];
  readonly rivals: readonly Companion[];
}

/**
 * Says how many runs a form is computed from.
 * @example runWords({ runs: 50, total: 312 }) // 'the last 50 of 312 runs'
 */
export function runWords({ runs, total }: Pick<ScenarioForm, 'runs' | 'total'>): string {
  if (runs < total) return `the last ${thousands(runs)} of ${thousands(total)} runs`;
  return runs === 1 ? 'the only run' : `all ${thousands(runs)} runs`;
}

/** One measure of two, in a minute of a run. */
export interface DeedPair {
  readonly key: keyof Deeds;
  readonly label: string;
  /** Medians, rounded once they are compared; null for none. */
  readonly mine: number | null;
  readonly theirs: number | null;
  readonly difference: Difference;
  /** The number of results that the medians are of. */
  readonly results: readonly [number, number];
}

/** Compares the medians of two, where both are of enough results. */
export function deedPairs(mine: UsualDeeds | null, theirs: UsualDeeds | null): readonly DeedPair[] {
  const results = [mine?.results ?? 0, theirs?.results ?? 0] as const;
  return DEEDS.map((key) => ({
    key,
    label: enumWords(key),
    mine: mine && Math.round(mine.deeds[key]),
    theirs: theirs && Math.round(theirs.deeds[key]),
    difference: ofEnough(
      results,
      compareNumbers(mine?.deeds[key] ?? Number.NaN, theirs?.deeds[key] ?? Number.NaN),
    ),
    results,
  }));
}

const MINUTE = 60_000;

const sideOf = ({ team }: ScenarioDeedsFragment): WinningSide => (team === 0 ? 'ORDER' : 'DESTRUCTION');

interface RunPart {
  readonly run: PlayedRunFragment;
  readonly own: ScenarioDeedsFragment;
  readonly result: ReturnType<typeof resultOf>;
}

/** Sums up what a player did in runs of scenarios. @param total of all runs of the player @param id of the player */
export function scenarioForm(runs: readonly PlayedRunFragment[], total: number, id: string): ScenarioForm {
  const parts = runs.flatMap((run): readonly RunPart[] => {
    const own = run.scoreboardEntries.find(({ character }) => character.id === id);
    return own ? [{ run, own, result: resultOf(run, sideOf(own)) }] : [];
  });
  const count = (result: RunPart['result']) => parts.filter((part) => part.result === result).length;
  return {
    runs: parts.length,
    total,
    wins: count('Won'),
    losses: count('Lost'),
    draws: count('Draw'),
    own: usualDeeds(parts),
    comrades: companionsOf(parts, (own, other) => own.team === other.team),
    rivals: companionsOf(parts, (own, other) => own.team !== other.team),
  };
}

/**
 * Medians of deeds in a minute of a run: the deed divided by the minutes of its run, the middle one of all results, or
 * the mean of the middle two.
 */
function usualDeeds(parts: readonly RunPart[]): UsualDeeds | null {
  const results = parts.flatMap(({ run, own }) => {
    const length = runLength(run);
    return length === null ? [] : [{ own, minutes: length / MINUTE }];
  });
  if (results.length === 0) return null;
  const medianOf = (deed: keyof Deeds) =>
    median(results, ({ own, minutes }) => own[deed] / minutes) ?? Number.NaN;
  return {
    deeds: { damage: medianOf('damage'), healing: medianOf('healing'), protection: medianOf('protection') },
    results: results.length,
  };
}

function companionsOf(
  parts: readonly RunPart[],
  isMeant: (own: ScenarioDeedsFragment, other: ScenarioDeedsFragment) => boolean,
): readonly Companion[] {
  const companions = new Map<string, { character: CharacterTagFragment; matches: number; wins: number }>();
  for (const { run, own, result } of parts) {
    for (const other of membersOf(run.scoreboardEntries)) {
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
