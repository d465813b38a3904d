import type {
  CharacterCardFragment,
  GuildCardFragment,
  KillPageFragment,
} from '#graphql/generated/documents.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { withoutArrow } from '#lib/game/difference.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { haveSameRole } from '#lib/game/players/game-role.ts';

import { amounts, both, type FigurePair, figurePairs, shares, type Two } from './figure-pairs.ts';
import type { Figures } from './figures.ts';
import type { GuildForm } from './guild-form.ts';
import { deedPairs, runWords, type ScenarioForm, type UsualDeeds } from './scenario-form.ts';

/** Two players or guilds with all that is compared of them. */
export interface Comparison<Card, Form> {
  readonly sides: Two<Card>;
  /** Kills of the first on the second, and of the second on the first. */
  readonly kills: Two<number>;
  readonly figures: Two<Figures>;
  /** False for one that never fought in a scenario. */
  readonly forms: Two<Form | false>;
  /** A page of their kills on each other, of two of one realm those that both had a part in, the newest first. */
  readonly fights: KillPageFragment | null;
}

export type PlayerComparison = Comparison<CharacterCardFragment, ScenarioForm>;
export type GuildComparison = Comparison<GuildCardFragment, GuildForm>;

type OfRealm = Pick<CharacterCardFragment, 'career'> | Pick<GuildCardFragment, 'realm'>;

const sideOf = (one: OfRealm) => realmOf('career' in one ? realmOfCareer(one.career) : one.realm).side;

/** True for two who fight for one realm, and so never kill each other. */
export const areAllied = ([near, far]: Two<OfRealm>): boolean =>
  sideOf(near) !== 'neutral' && sideOf(near) === sideOf(far);

/**
 * Compares two players: sums of kills, runs of scenarios that they have won, what is usual in a minute of one. What
 * depends on the role has no arrow where their roles differ.
 */
export function playerPairs({
  sides,
  figures,
  forms,
}: Pick<PlayerComparison, 'sides' | 'figures' | 'forms'>): readonly FigurePair[] {
  const ofRole = (pairs: readonly FigurePair[]) =>
    haveSameRole(sides)
      ? pairs
      : pairs.map((pair) => ({ ...pair, difference: withoutArrow(pair.difference) }));
  return [
    ...ofRole(figurePairs(figures)),
    ...ifFought(forms, () => [
      wonPair(both(forms, (form) => (form ? { part: form.wins, of: form.runs } : null))),
      ...ofRole(usualPairs(both(forms, (form) => (form ? form.own : null)))),
    ]),
  ];
}

/** Compares two guilds: sums of kills, all their runs of scenarios, and how many of these they have won. */
export const guildPairs = ({
  figures,
  forms,
}: Pick<GuildComparison, 'figures' | 'forms'>): readonly FigurePair[] => [
  ...figurePairs(figures),
  ...ifFought(forms, () => [
    amounts(
      'runs',
      'Scenarios',
      both(forms, (form) => (form ? form.total : 0)),
    ),
    wonPair(both(forms, (form) => (form ? { part: form.wins, of: form.total } : null))),
  ]),
];

/** The pairs about scenarios; none where neither ever fought in one. */
const ifFought = (forms: Two<object | false>, pairs: () => readonly FigurePair[]): readonly FigurePair[] =>
  forms.some(Boolean) ? pairs() : [];

const wonPair = (parts: Parameters<typeof shares>[3]): FigurePair =>
  shares('won', 'Scenarios won', ['run', 'runs'], parts);

/** Compares what is usual in a minute of a run. */
function usualPairs(usual: Two<UsualDeeds | null>): readonly FigurePair[] {
  const printed = (median: number | null, results: number) =>
    median === null ? null : { text: thousands(median), of: counted(results, 'run') };
  return deedPairs(...usual).map(({ key, label, mine, theirs, difference, results }) => ({
    key,
    label: `${label} a minute`,
    mine: printed(mine, results[0]),
    theirs: printed(theirs, results[1]),
    difference,
  }));
}

/** Says of how many runs of each the pairs of scenarios are; empty where neither ever fought in one. */
export function scenarioSourceWords({ sides, forms }: Pick<PlayerComparison, 'sides' | 'forms'>): string {
  const sources = sides.flatMap(({ name }, at) => {
    const form = forms[at];
    return form ? `${runWords(form)} of ${name}` : [];
  });
  return sources.length === 0
    ? ''
    : `Scenarios won and medians a minute are counted in ${sources.join(' and ')}.`;
}
