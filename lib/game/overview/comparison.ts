import type {
  CharacterCardFragment,
  GuildCardFragment,
  KillPageFragment,
} from '#graphql/generated/documents.ts';
import { fixed, share, thousands } from '#lib/format/number.ts';
import { ordinal } from '#lib/format/ordinal.ts';
import type { Difference } from '#lib/game/difference.ts';
import { killRatio, killsPerDeath } from '#lib/game/players/kills-per-death.ts';

import type { BoardPlaces } from './board-place.ts';
import { compareNumbers, comparePlaces, compareShares } from './compare-numbers.ts';
import type { Figures } from './figures.ts';
import type { GuildForm } from './guild-form.ts';
import { DEEDS, runWords, type ScenarioForm } from './scenario-form.ts';

/** The two sides of a comparison; the page is about the first. */
export type Two<Side> = readonly [Side, Side];

/** Two players or guilds with all that is compared of them. */
export interface Comparison<Card, Form> {
  readonly sides: Two<Card>;
  /** Kills of the first on the second, and of the second on the first. */
  readonly kills: Two<number>;
  readonly figures: Two<Figures>;
  /** False for one that never fought in a scenario. */
  readonly forms: Two<Form | false>;
  /** A page of their kills on each other, the newest first. */
  readonly fights: KillPageFragment | null;
}

export type PlayerComparison = Comparison<CharacterCardFragment, ScenarioForm>;
export type GuildComparison = Comparison<GuildCardFragment, GuildForm>;

/** A row of a comparison, ready to print. */
export interface FigurePair {
  readonly key: string;
  readonly label: string;
  /** Null for what one does not have. */
  readonly mine: string | null;
  readonly theirs: string | null;
  readonly difference: Difference;
  /** The number of runs of scenarios that each is told from; not there for what is of all kills. */
  readonly runs?: Two<number | null>;
}

const amounts = (
  key: string,
  label: string,
  [mine, theirs]: Two<number>,
  lessIsBetter = false,
): FigurePair => ({
  key,
  label,
  mine: thousands(mine),
  theirs: thousands(theirs),
  difference: compareNumbers(mine, theirs, lessIsBetter),
});

/**
 * Compares shares in percent, which are rounded to be printed alone; with a decimal, since two that print as 50% may be a
 * point apart.
 */
const shares = (key: string, label: string, [mine, theirs]: Two<number | null>): FigurePair => ({
  key,
  label,
  mine: mine === null ? null : `${fixed(mine, 1)}%`,
  theirs: theirs === null ? null : `${fixed(theirs, 1)}%`,
  difference:
    mine === null || theirs === null ? { kind: 'same', text: 'Not known' } : compareShares(mine, theirs),
});

const both = <Side, Value>([mine, theirs]: Two<Side>, pick: (side: Side) => Value): Two<Value> => [
  pick(mine),
  pick(theirs),
];

/** Compares the sums of two: kills, deaths and what follows from them, places on the leaderboards. */
export function figurePairs(figures: Two<Figures>): readonly FigurePair[] {
  const ratioBy = <Value>(measure: (kills: number, deaths: number) => Value) =>
    both(figures, ({ sample: { kills, deaths } }) => measure(kills.total, deaths.total));
  const [mine, theirs] = ratioBy(killsPerDeath);
  return [
    amounts(
      'kills',
      'Kills',
      both(figures, ({ sample }) => sample.kills.total),
    ),
    amounts(
      'deaths',
      'Deaths',
      both(figures, ({ sample }) => sample.deaths.total),
      true,
    ),
    {
      key: 'ratio',
      label: 'K/D',
      mine,
      theirs,
      difference: compareNumbers(...ratioBy(killRatio)),
    },
    shares(
      'solo',
      'Solo kills',
      both(figures, ({ sample }) => share(sample.solo, sample.kills.total)),
    ),
    amounts(
      'killsThisWeek',
      'Kills this week',
      both(figures, ({ sample }) => sample.thisWeek.kills),
    ),
    ...(['week', 'month'] as const).map((period) => placePair(period, figures)),
  ];
}

function placePair(period: keyof BoardPlaces, figures: Two<Figures>): FigurePair {
  const [mine, theirs] = both(figures, ({ places }) => places?.[period]?.rank ?? null);
  return {
    key: `${period}Place`,
    label: `Place this ${period}`,
    mine: mine === null ? null : ordinal(mine),
    theirs: theirs === null ? null : ordinal(theirs),
    difference: comparePlaces(mine, theirs),
  };
}

/** Compares how often two have won, in percent of the runs that their forms are of. */
const wonPair = (forms: Two<{ readonly wins: number; readonly of: number } | false>): FigurePair => ({
  ...shares(
    'won',
    'Scenarios won',
    both(forms, (form) => (form ? share(form.wins, form.of) : null)),
  ),
  runs: both(forms, (form) => (form ? form.of : null)),
});

const DEED_LABELS = {
  damage: 'Damage in a run',
  healing: 'Healing in a run',
  protection: 'Protection in a run',
} as const;

const deedPair = (deed: (typeof DEEDS)[number], forms: PlayerComparison['forms']): FigurePair => ({
  ...amounts(
    deed,
    DEED_LABELS[deed],
    both(forms, (form) => (form ? form.own[deed] : Number.NaN)),
  ),
  runs: both(forms, (form) => (form ? form.runs : null)),
});

/** Compares what two players do in scenarios: runs won, and what a run brings on average. */
export function scenarioPairs(forms: PlayerComparison['forms']): readonly FigurePair[] {
  if (!forms[0] && !forms[1]) return [];
  return [
    wonPair(both(forms, (form) => form && { wins: form.wins, of: form.runs })),
    ...DEEDS.map((deed) => deedPair(deed, forms)),
  ];
}

/** Says of how many runs of each the pairs of scenarios are; empty where neither ever fought in one. */
export function scenarioSourceWords({ sides, forms }: Pick<PlayerComparison, 'sides' | 'forms'>): string {
  const sources = sides.flatMap(({ name }, at) => {
    const form = forms[at];
    return form ? `${runWords(form)} of ${name}` : [];
  });
  return sources.length === 0
    ? ''
    : `Scenarios won, and what a run brings on average, are told from ${sources.join(' and ')}.`;
}

/** Compares what two guilds do in scenarios: all their runs, and how many of them they have won. */
export function guildScenarioPairs(forms: GuildComparison['forms']): readonly FigurePair[] {
  if (!forms[0] && !forms[1]) return [];
  return [
    amounts(
      'runs',
      'Scenarios',
      both(forms, (form) => (form ? form.total : 0)),
    ),
    wonPair(both(forms, (form) => form && { wins: form.wins, of: form.total })),
  ];
}
