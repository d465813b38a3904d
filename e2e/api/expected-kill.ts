import { ExpectedKillDocument, type ExpectedKillQuery } from '#graphql/generated/tested-documents.ts';
import { queryApi, requireFirst } from './api-client.ts';

type Kill = NonNullable<ExpectedKillQuery['kill']>;
export type Attacker = Kill['attackers'][number];
/** A kill of the sample world, which has a killer and a zone. */
export type ExpectedKill = Kill & {
  readonly attackers: readonly [Attacker, ...Attacker[]];
  readonly position: { readonly zone: { readonly name: string } };
};
type Damage = NonNullable<ExpectedKill['damage']>[number];

/** Everything that the page of a kill has to show. */
export async function expectedKill(id: string): Promise<ExpectedKill> {
  const { kill } = await queryApi(ExpectedKillDocument, { id });
  return requireFirst(kill ? [kill] : [], `kill ${id}`) as ExpectedKill;
}

const sum = (damage: readonly Damage[]) =>
  damage.reduce((total, { damageAmount }) => total + damageAmount, 0);

const by = ({ damage }: ExpectedKill, { character }: Attacker) =>
  damage.filter(({ attacker }) => attacker?.id === character.id);

/** An attacker's part of all damage, to one decimal (rules.md: Numbers). */
export function expectedShare(kill: ExpectedKill, attacker: Attacker): string {
  return `${((sum(by(kill, attacker)) / sum(kill.damage)) * 100).toFixed(1)}%`;
}

/** Name, damage and percent of each line of an attacker's table: equal abilities together, the greatest first. */
export function expectedAbilities(kill: ExpectedKill, attacker: Attacker): string[][] {
  const own = by(kill, attacker);
  const amounts = new Map<string, number>();
  for (const { damageType, damageAmount, ability } of own) {
    const key = `${nameOf(damageType, ability?.name)}|${ability?.iconUrl ?? ''}`;
    amounts.set(key, (amounts.get(key) ?? 0) + damageAmount);
  }
  return [...amounts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, amount]) => [
      key.split('|')[0] ?? '',
      amount.toLocaleString('en-US'),
      `${((amount / sum(own)) * 100).toFixed(1)}%`,
    ]);
}

function nameOf(damageType: string, ability: string | null | undefined): string {
  if (damageType === 'FALL_DAMAGE') return 'Fall Damage';
  return damageType === 'OTHER' ? 'Auto Attack' : (ability ?? 'Unknown');
}

/** Returns the place of the skull on the map in words; null where the place cannot be shown. */
export function expectedPlace({ position: { x, y, mapSetup } }: ExpectedKill): string | null {
  if (!mapSetup) return null;
  const { nwCornerX, nwCornerY, seCornerX, seCornerY } = mapSetup;
  if (nwCornerX === seCornerX || nwCornerY === seCornerY) return null;
  const third = (at: number) => Math.min(2, Math.max(0, Math.floor(at * 3)));
  const row = ['north', '', 'south'][third((y - nwCornerY) / (seCornerY - nwCornerY))];
  const column = ['west', '', 'east'][third((x - nwCornerX) / (seCornerX - nwCornerX))];
  return [row, column].filter(Boolean).join('-') || 'centre';
}
