import { decimal, thousands } from '#lib/format/number.ts';

import { gainsOf } from '../armory/armory-totals.ts';
import { isShield, measuresOf } from '../items/item-measures.ts';
import { statLabel } from '../items/stats.ts';
import { lookUp } from '../look-up.ts';
import type { BaseStats, Build, BuildStat, GearPiece, StatPart } from './build.ts';
import { isShare, labelOf } from './stat-names.ts';
import rules from './stat-rules.json' with { type: 'json' };
import { TRAINING_LINES, trainedLines } from './training.ts';

const ATTRIBUTES: ReadonlySet<string> = new Set(rules.groups.attributes);
const MULTIPLIED: ReadonlySet<string> = new Set(rules.multiplied);
const SPLIT: Readonly<Record<string, readonly string[]>> = rules.split;

const { attributes, offence, defence, survival } = rules.groups;

/** Stats out of which figures follow without the own points of a career. */
const FROM_GEAR_ALONE: ReadonlySet<string> = new Set(rules.fromGearAlone);

/** The group of a stat and its place on the page. */
const PLACES = new Map<string, readonly [group: BuildStat['group'], rank: number]>();
attributes.forEach((stat, at) => PLACES.set(stat, ['attributes', at]));
offence.forEach((stat, at) => PLACES.set(stat, ['offence', 100 + at]));
defence.forEach((stat, at) => PLACES.set(stat, ['defence', 200 + at]));
survival.forEach((stat, at) => PLACES.set(stat, ['survival', 300 + at]));
const LAST = 400;

const CRITICAL_HIT_CHANCE = 'CRITICAL_HIT_CHANCE';

/** A thousandth is the last digit of a stat. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The points of an attribute up to which each counts in full. */
const softCap = (level: number) => rules.softCap.perLevel * level + rules.softCap.plus;

/** The most that an attribute counts, as the client of the game has it. */
const hardCap = (level: number) => rules.hardCap.perLevel * level + rules.hardCap.plus;

/** True for one of the eight attributes, which have a soft cap. */
export const isAttribute = (stat: string): boolean => ATTRIBUTES.has(stat);

/** The key of an amount: a stat in the unit that is not its own is another stat. */
export function statKey(stat: string, percent: boolean): string {
  const same = percent ? (lookUp(rules.sameAs, stat) ?? stat) : stat;
  if (percent === isShare(same)) return same;
  return percent ? `${same}_PERCENT` : same.endsWith('PERCENT') ? same : `${same}_POINTS`;
}

/** Collects the parts of stats. */
class Sums {
  readonly parts = new Map<string, Map<string, number>>();
  readonly factors = new Map<string, number>();

  add(key: string, from: string, value: number): void {
    if (value === 0) return;
    const kinds = lookUp(SPLIT, key);
    const source = kinds ? `${from} (${statLabel(key)})` : from;
    for (const each of kinds ?? [key]) {
      const parts = this.parts.get(each) ?? new Map<string, number>();
      parts.set(source, (parts.get(source) ?? 0) + value);
      this.parts.set(each, parts);
      this.factors.set(each, (this.factors.get(each) ?? 1) * (1 + value / 100));
    }
  }

  sum(key: string): number {
    return [...(this.parts.get(key)?.values() ?? [])].reduce((sum, value) => sum + value, 0);
  }
}

/**
 * The stats of a build in the order of the page, each with its parts, which add up to it (rules.md: Builds).
 * @param base the career's own stats; null where they are not known: all is from gear and training alone then, and what
 *   follows from attributes is left out
 */
export function buildStats(
  build: Build,
  gear: readonly GearPiece[],
  base: BaseStats | null,
): readonly BuildStat[] {
  const sums = new Sums();
  const level = Math.max(1, build.level);
  for (const stat of ATTRIBUTES) sums.add(stat, 'Base', base?.[stat] ?? 0);
  for (const { from, set, stat, unit, amount } of gainsOf(gear)) {
    sums.add(statKey(stat, unit === 'percent'), set ?? (from === 'items' ? 'Items' : 'Talismans'), amount);
  }
  for (const [line, steps] of trainedLines(build.training)) {
    const { stats, gives } = TRAINING_LINES[line];
    for (const [stat, sign] of Object.entries(stats)) {
      sums.add(stat, 'Renown training', sign * (gives[steps - 1] ?? 0));
    }
  }
  for (const { equipSlot, item } of gear) {
    const key = lookUp(rules.weapons, equipSlot);
    const damage = measuresOf(item).find(({ label }) => label === 'DPS')?.amount ?? 0;
    if (key !== undefined) sums.add(key, 'Items', damage);
  }
  addDerived(sums, level, base !== null);
  addMitigations(sums, level);
  if (base) addCriticalHits(sums, level);
  return [...sums.parts.keys()].flatMap((stat) => statOf(sums, stat, build, gear)).toSorted(inOrder);
}

/** Adds what attributes and power give to other stats. */
function addDerived(sums: Sums, level: number, isBaseKnown: boolean): void {
  for (const { stat, of, times, per, perLevel, capped } of rules.derived) {
    if (!isBaseKnown && !FROM_GEAR_ALONE.has(of)) continue;
    const value = Math.max(0, capped ? cappedOf(sums.sum(of), level) : sums.sum(of));
    const amount = (value * times) / (per + perLevel * level);
    sums.add(stat, `${statLabel(of)} ${thousands(Math.round(value))}`, amount);
  }
}

/** Adds the percentages of damage that resistances take off: above a number of points, each counts a third. */
function addMitigations(sums: Sums, level: number): void {
  for (const [resistance, mitigation] of Object.entries(rules.mitigations)) {
    const points = Math.max(0, sums.sum(resistance));
    const from = `${statLabel(resistance)} ${thousands(Math.round(points))}`;
    sums.add(mitigation, from, Math.min(rules.resistance.most, resistedShare(points, level)));
  }
}

/** The percentage of damage that points of a resistance would take off without a limit. */
function resistedShare(points: number, level: number): number {
  const { above, perLevel, percent } = rules.resistance;
  const full = fullResistance(level);
  const counted = points > full ? full + (points - full) / above : points;
  return (percent * counted) / (perLevel * level);
}

/** The points of a resistance up to which each counts in full. */
const fullResistance = (level: number) => rules.resistance.fullPerLevel * level;

/** The chance to be critically hit, in percent, of someone whom nothing protects. */
const criticalHitChance = (level: number): number =>
  rules.criticalHit.base + level / rules.criticalHit.levelsPerPercent;

/** Adds the chance to be critically hit: that of the level, less what reduces it, and never below zero. */
function addCriticalHits(sums: Sums, level: number): void {
  const chance = criticalHitChance(level);
  const reduced = sums.sum('CRITICAL_HIT_RATE_REDUCTION');
  sums.add(CRITICAL_HIT_CHANCE, `Level ${level}`, chance);
  sums.add(CRITICAL_HIT_CHANCE, statLabel('CRITICAL_HIT_RATE_REDUCTION'), -reduced);
  sums.add(CRITICAL_HIT_CHANCE, 'Wasted', Math.max(0, reduced - chance));
}

/** The points of a stat that renown training gives. */
export const trainedPoints = ({ training }: Pick<Build, 'training'>, stat: string): number =>
  trainedLines(training).reduce((sum, [line, steps]) => {
    const { stats, gives } = TRAINING_LINES[line];
    return sum + (lookUp(stats, stat) ?? 0) * (gives[steps - 1] ?? 0);
  }, 0);

/** An attribute with its points above the soft cap counted half, and none above the hard cap. */
export function cappedOf(sum: number, level: number): number {
  const cap = softCap(level);
  return sum > cap ? Math.min(cap + (sum - cap) / 2, hardCap(level)) : sum;
}

function statOf(
  sums: Sums,
  stat: string,
  { level }: Build,
  gear: readonly GearPiece[],
): readonly BuildStat[] {
  const parts: StatPart[] = [...(sums.parts.get(stat) ?? [])].map(([from, value]) => ({
    from,
    value: rounded(value),
  }));
  const sum = sums.sum(stat);
  const isAbove = ATTRIBUTES.has(stat) && sum > softCap(level);
  if (isAbove) parts.push({ from: 'Above the soft cap', value: rounded(cappedOf(sum, level) - sum) });
  if (MULTIPLIED.has(stat)) {
    const together = rounded(((sums.factors.get(stat) ?? 1) - 1) * 100 - sum);
    if (together !== 0) parts.push({ from: 'Multiplied', value: together });
  }
  const value = rounded(parts.reduce((total, part) => total + part.value, 0));
  const note = noteOf(sums, stat, level, gear);
  // A chance that is gone is worth saying.
  if (value === 0 && stat !== CRITICAL_HIT_CHANCE) return [];
  const [group] = PLACES.get(stat) ?? ['other' as const];
  return [
    {
      stat,
      label: labelOf(stat),
      unit: isShare(stat) || stat.endsWith('PERCENT') ? 'percent' : 'points',
      group,
      value,
      parts,
      note,
    },
  ];
}

/** The limit or the doubt of a stat in words. */
function noteOf(sums: Sums, stat: string, level: number, gear: readonly GearPiece[]): string | null {
  if (ATTRIBUTES.has(stat) && sums.sum(stat) > softCap(level)) {
    const other = thousands(rules.hardCap.otherPerLevel * level + rules.hardCap.plus);
    return `Points above ${thousands(softCap(level))} count half, up to ${thousands(hardCap(level))} as the game shows it; another source says up to ${other}.`;
  }
  if (stat === 'BLOCK' && !gear.some(({ item }) => isShield(item))) return 'Without a shield.';
  if (stat === CRITICAL_HIT_CHANCE) return wasteWords(sums, level);
  if (stat === 'ARMOR_MITIGATION') return armorWords(sums.sum(stat));
  const resistance = Object.entries(rules.mitigations).find(([, mitigation]) => mitigation === stat)?.[0];
  if (resistance !== undefined) return resistanceWords(sums.sum(resistance), level);
  const isFromAbove = rules.derived.some(
    ({ stat: derived, of, capped }) =>
      derived === stat && !capped && ATTRIBUTES.has(of) && sums.sum(of) > softCap(level),
  );
  return isFromAbove ? 'Counts points above the soft cap in full, as the game shows it: not certain.' : null;
}

/** The share of what reduces critical hits that is more than there is to reduce. */
function wasteWords(sums: Sums, level: number): string | null {
  const chance = criticalHitChance(level);
  const reduced = sums.sum('CRITICAL_HIT_RATE_REDUCTION');
  const [all, wasted] = [reduced, reduced - chance].map((value) => decimal(value, 1));
  return reduced > chance
    ? `${all}% reduced of ${decimal(chance, 1)}%: ${wasted} percentage points are wasted.`
    : null;
}

/** The doubt of a share of damage that is more than any resistance takes off. */
const armorWords = (percent: number): string | null =>
  percent > rules.resistance.most ? 'The game’s own window names no limit: not certain.' : null;

function resistanceWords(points: number, level: number): string | null {
  const { most } = rules.resistance;
  const full = fullResistance(level);
  if (points <= full) return null;
  return resistedShare(points, level) > most
    ? `No more than ${most}%.`
    : `Points above ${thousands(Math.round(full))} count a third.`;
}

const rankOf = ({ stat }: BuildStat) => PLACES.get(stat)?.[1] ?? LAST;

const inOrder = (one: BuildStat, other: BuildStat) =>
  rankOf(one) - rankOf(other) || one.label.localeCompare(other.label, 'en');
