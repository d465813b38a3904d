import type {
  DamageFragment,
  KillDamageSourceType,
  DamageAbilityFragment,
} from '#graphql/generated/documents.ts';
import { counted, percent, share, decimal, plain, thousands } from '#lib/format/number.ts';
import { lookUp } from '../look-up.ts';

type Ability = Omit<DamageAbilityFragment, 'id' | 'name' | 'iconUrl'>;

/**
 * Tells the cost and the effect of an ability, a line for each fact (rules.md: Abilities). Nothing is said of what it does not
 * have, nor of a number that the API does not tell.
 * @example abilityFacts(fireball) // ['Burns the target for 640 damage.', 'Cost: 35 action points', 'Cast time: 2 s', …]
 */
export function abilityFacts(ability: Ability): readonly string[] {
  const { actionPointCost, moraleCost, castTime, cooldown, minLevel } = ability;
  const cost = [
    ...(actionPointCost > 0 ? [counted(actionPointCost, 'action point')] : []),
    ...(moraleCost > 0 ? [`${thousands(moraleCost)} morale`] : []),
  ];
  const range = rangeWords(ability);
  const isUsed = cost.length > 0 || cooldown > 0 || range !== null;
  const lines = [
    ability.description?.trim(),
    cost.length > 0 && `Cost: ${cost.join(', ')}`,
    castTime > 0 && `Cast time: ${seconds(castTime)}`,
    castTime === 0 && isUsed && 'Cast time: instant',
    cooldown > 0 && `Cooldown: ${seconds(cooldown)}`,
    range !== null && `Range: ${range}`,
    minLevel > 0 && `From level ${plain(minLevel)}`,
  ];
  return lines.flatMap((line) => line || []);
}

function rangeWords({ range, minRange }: Pick<Ability, 'range' | 'minRange'>): string | null {
  if (!(range > 0)) return null;
  return minRange > 0 ? `${plain(minRange)} to ${plain(range)} feet` : `${plain(range)} feet`;
}

const seconds = (milliseconds: number): string => `${decimal(milliseconds / 1000, 1)} s`;

/** One entry of a kill's or a skirmish's damage. */
type DamageEntry = Pick<DamageFragment, 'damageAmount' | 'ability'> & {
  readonly damageType: string;
  /** Null for the environment and creatures. */
  readonly attacker: { readonly id: string } | null;
};

export interface DamageRow {
  readonly text: string;
  readonly iconUrl: string | null;
  /** The cost and the effect of the ability; empty where nothing is known of it, and without an ability. */
  readonly facts: readonly string[];
  readonly amount: number;
  /** The share of the table's total, without a sign: '36.2'. */
  readonly percent: string;
  /** The same as a number from 0 to 100. */
  readonly share: number;
}

export interface DamageTable {
  readonly total: number;
  readonly rows: readonly DamageRow[];
}

type MergedRow = Pick<DamageRow, 'text' | 'iconUrl' | 'amount'> & Pick<DamageEntry, 'ability'>;

/**
 * Sums one attacker's damage to the victim by ability (rules.md: Damage tables): rows with equal text and icon become
 * one, the greatest first, equals in the API's order. Percentages are of this attacker's total, not of the kill's.
 * @example damageTable(kill.damage, '7').rows[0] // { text: 'Fireball', amount: 812, percent: '36.2', … }
 */
export function damageTable(entries: readonly DamageEntry[], characterId: string): DamageTable {
  return tableOf(entriesOf(entries, characterId), 1);
}

/**
 * Sums the damage that killed the victims of a whole fight: as damageTable, but of all attackers together and with
 * percentages to two decimals (rules.md: Damage tables).
 * @example damageSources(skirmish.killDamage).rows[0]?.percent // '12.34'
 */
export function damageSources(entries: readonly DamageEntry[]): DamageTable {
  return tableOf(entries, 2);
}

function tableOf(entries: readonly DamageEntry[], digits: number): DamageTable {
  const merged = merge(entries);
  const total = sum(merged, ({ amount }) => amount);
  const rows = merged
    .toSorted((one, other) => other.amount - one.amount)
    .map(({ text, iconUrl, amount, ability }) => ({
      text,
      iconUrl,
      facts: ability ? abilityFacts(ability) : [],
      amount,
      percent: percent(amount, total, digits),
      share: share(amount, total),
    }));
  return { total, rows };
}

/** The damage that one attacker did to the victim. @example damageTotal(kill.damage, '7') // 2184 */
export const damageTotal = (entries: readonly DamageEntry[], characterId: string): number =>
  sum(entriesOf(entries, characterId), ({ damageAmount }) => damageAmount);

/**
 * The part of all the damage to the victim that one attacker did, in percent, finer than the whole percent that
 * the API gives (rules.md: Numbers). Null when nothing is known about the damage.
 * @example damageShare(kill.damage, '7') // 61.38…
 */
export function damageShare(entries: readonly DamageEntry[], characterId: string): number | null {
  const whole = sum(entries, ({ damageAmount }) => damageAmount);
  return whole === 0 ? null : share(damageTotal(entries, characterId), whole);
}

/** The same of an attacker of the API, by the whole percent where nothing else is known. */
export const attackerShare = (
  {
    character,
    damagePercent,
  }: { readonly character: { readonly id: string }; readonly damagePercent: number },
  entries: readonly DamageEntry[],
): number => damageShare(entries, character.id) ?? damagePercent;

function entriesOf(entries: readonly DamageEntry[], characterId: string): DamageEntry[] {
  return entries.filter((entry) => entry.attacker?.id === characterId);
}

function merge(entries: readonly DamageEntry[]): MergedRow[] {
  const rows = new Map<string, MergedRow>();
  for (const entry of entries) {
    const text = textOf(entry);
    const iconUrl = entry.ability?.iconUrl || null;
    const key = JSON.stringify([text, iconUrl]);
    const known = rows.get(key);
    rows.set(key, {
      text,
      iconUrl,
      amount: (known?.amount ?? 0) + entry.damageAmount,
      ability: known ? known.ability : entry.ability,
    });
  }
  return [...rows.values()];
}

/** Labels of damage sources without their own name; null where the ability's name is shown. */
const SOURCES: Readonly<Record<KillDamageSourceType, string | null>> = {
  ABILITY: null,
  FALL_DAMAGE: 'Fall Damage',
  OTHER: 'Auto Attack',
};

function textOf({ damageType, ability }: DamageEntry): string {
  return lookUp(SOURCES, damageType) ?? (ability?.name || 'Unknown');
}

const sum = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((total, row) => total + amountOf(row), 0);
