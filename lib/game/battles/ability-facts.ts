import type { DamageAbilityFragment } from '#graphql/generated/documents.ts';
import { decimal, plain, plural, thousands } from '#lib/format/number.ts';

type Ability = Pick<
  DamageAbilityFragment,
  | 'actionPointCost'
  | 'moraleCost'
  | 'castTime'
  | 'cooldown'
  | 'range'
  | 'minRange'
  | 'minLevel'
  | 'description'
>;

/**
 * Tells the cost and the effect of an ability, a line for each fact (rules.md: Abilities). Nothing is said of what it does not
 * have, nor of a number that the API does not tell.
 * @example abilityFacts(fireball) // ['Burns the target for 640 damage.', 'Cost: 35 action points', 'Cast time: 2 s', …]
 */
export function abilityFacts(ability: Ability): readonly string[] {
  const { actionPointCost, moraleCost, castTime, cooldown, minLevel } = ability;
  const cost = [
    ...(actionPointCost > 0
      ? [`${plain(actionPointCost)} ${plural(actionPointCost, 'action point', 'action points')}`]
      : []),
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
