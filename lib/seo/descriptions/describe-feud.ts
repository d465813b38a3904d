import { counted, thousands } from '#lib/format/number.ts';
import { knownDate, utcDateLong } from '#lib/format/time.ts';
import { type Description, sentences, titleOf } from './wording.ts';
import { feudName } from '../record-names.ts';
import { figureWords, type Figures } from '#lib/game/overview/figures.ts';

interface DescribedFeud {
  readonly sides: readonly [{ readonly name: string }, { readonly name: string }];
  /** Kills of the first on the second, and of the second on the first. */
  readonly kills: readonly [number, number];
  /** Epoch seconds; null where they never met. */
  readonly lastMet: number | null;
}

/**
 * The feud of two players: who against whom, and the count each way.
 * @example describePlayerFeud(feud).title // 'Verenthe vs Uthgar: 12 kills to 7'
 */
export const describePlayerFeud = (feud: DescribedFeud): Description => describeFeud(feud, '');

/**
 * The feud of two guilds.
 * @example describeGuildFeud(feud).title // 'Hollow Lantern vs Ashen Draught: 12 kills to 7, guild feud'
 */
export const describeGuildFeud = (feud: DescribedFeud): Description => describeFeud(feud, 'guild ');

function describeFeud(feud: DescribedFeud, kind: '' | 'guild '): Description {
  const [near, far] = feud.sides;
  const [nearKills, farKills] = feud.kills;
  const name = feudName(feud);
  const score = `${counted(nearKills, 'kill')} to ${thousands(farKills)}`;
  const date = feud.lastMet === null ? null : knownDate(feud.lastMet);
  return {
    title: titleOf(`${name}, ${kind}feud: ${score}`, `${name}: ${score}`, `${name}, ${kind}feud`),
    description: sentences(
      `${kind ? 'Guild feud: ' : ''}${nearKills + farKills === 0 ? `${kind ? 'n' : 'N'}either has killed the other` : `${deeds(near.name, far.name, nearKills)}, ${deeds(far.name, near.name, farKills)}`}`,
      date && `They last met on ${utcDateLong(date)}`,
      nearKills + farKills > 0 && 'Every kill of the feud, newest first',
    ),
  };
}

function deeds(killer: string, victim: string, count: number): string {
  if (count === 0) return `${killer} never killed ${victim}`;
  return `${killer} killed ${victim} ${count === 1 ? 'once' : `${thousands(count)} times`}`;
}

interface Named {
  readonly name: string;
}

interface DescribedComparison {
  readonly sides: readonly [Named, Named];
  /** Kills of the first on the second, and of the second on the first. */
  readonly kills: readonly [number, number];
  readonly figures: readonly [Figures, Figures];
}

/**
 * Two players or guilds side by side: what both have done.
 * @param alone the description of the page without a rival
 * @param comparison null where it does not
 * @example describeComparison(alone, comparison).title // 'Kordak and Uthgar compared'
 */
export function describeComparison(alone: Description, comparison: DescribedComparison | null): Description {
  if (!comparison) return alone;
  const [near, far] = comparison.sides;
  const [nearKills, farKills] = comparison.kills;
  return {
    title: titleOf(`${near.name} and ${far.name} compared`, `${near.name} and ${far.name}`),
    description: sentences(
      comparison.sides.map((side, at) => `${side.name}: ${wordsOf(comparison.figures[at])}`).join('. '),
      nearKills + farKills > 0 &&
        `Against each other: ${counted(nearKills, 'kill')} to ${thousands(farKills)}`,
      `${nearKills + farKills > 0 ? 'Places, scenarios and shared fights' : 'Places and scenarios'}, side by side`,
    ),
  };
}

const wordsOf = (figures: Figures | undefined): string => (figures ? figureWords(figures) : '');
