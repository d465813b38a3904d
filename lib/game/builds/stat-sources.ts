import { decimal, plain } from '#lib/format/number.ts';

import { statLabel } from '../items/stats.ts';
import rules from './stat-rules.json' with { type: 'json' };
import { TRAINING_LINES } from './training.ts';

const ATTRIBUTES: ReadonlySet<string> = new Set(rules.groups.attributes);
const MULTIPLIED: ReadonlySet<string> = new Set(rules.multiplied);
const TRAINED: ReadonlySet<string> = new Set(
  Object.values(TRAINING_LINES).flatMap(({ stats }) => Object.keys(stats)),
);

/* The public sources of decision 57, as readers know them. */
const CLIENT = 'the game’s own character window, as the planner rorplanner3 has it';
const TRAINING = 'the planner RoRBuilder, by the author of the game’s API';

/**
 * The rule of a stat in words with its source; null for one that is a plain sum of what items, talismans and sets give.
 * @example howOf('PARRY') // 'Initiative × 3/100. Renown training: … Source: …'
 */
export function howOf(stat: string): string | null {
  const rule = [...derivedWords(stat), ...otherWords(stat)];
  const trained = TRAINED.has(stat) ? [`Renown training: ${TRAINING}.`] : [];
  if (rule.length === 0) return trained.length === 0 ? null : `Items, talismans, sets. ${trained[0]}`;
  return [`${rule.join('; ')}.`, ...trained, `Source of the rule: ${CLIENT}.`].join(' ');
}

/** The share of other stats that a stat has, as the table of rules has them. */
const derivedWords = (stat: string): readonly string[] =>
  rules.derived
    .filter((rule) => rule.stat === stat)
    .map(({ of, times, per, perLevel, capped }) => {
      const name = `${statLabel(of)}${capped ? ' after the cap' : ''}`;
      return `${name} ${factorWords(times, per, perLevel)}`;
    });

/** A factor in words: "× 3/100", "/ 5", "× 25 / (7.5 × level + 50)". */
function factorWords(times: number, per: number, perLevel: number): string {
  const factor = times === 1 ? '' : `× ${plain(times)}`;
  if (perLevel === 0) return per === 1 ? factor : `${factor || ''}${factor ? '/' : '/ '}${plain(per)}`;
  const level = `${decimal(perLevel, 1)} × level`;
  return `${factor} / (${per === 0 ? level : `${level} + ${plain(per)}`})`.trim();
}

function otherWords(stat: string): readonly string[] {
  const { softCap, hardCap, resistance, criticalHit } = rules;
  if (ATTRIBUTES.has(stat))
    return [
      `Points above ${plain(softCap.perLevel)} × level + ${plain(softCap.plus)} count half, up to ${plain(hardCap.perLevel)} × level + ${plain(hardCap.plus)}`,
    ];
  const [resisted] = Object.entries(rules.mitigations).find(([, mitigation]) => mitigation === stat) ?? [];
  if (resisted !== undefined)
    return [
      `${statLabel(resisted)} × ${plain(resistance.percent)} / (${decimal(resistance.perLevel, 1)} × level), above ${decimal(resistance.fullPerLevel, 1)} × level one third, at most ${plain(resistance.most)}%`,
    ];
  if (stat === 'CRITICAL_HIT_CHANCE')
    return [
      `${plain(criticalHit.base)} + level / ${plain(criticalHit.levelsPerPercent)}, less what reduces it, never below 0`,
    ];
  return MULTIPLIED.has(stat) ? ['Each percentage multiplies the others'] : [];
}
