import { queryApi } from './api-client.ts';

interface Fighter {
  readonly level: number;
  readonly renownRank: number;
  readonly character: { readonly id: string; readonly name: string; readonly career: string };
  readonly guild: { readonly id: string; readonly name: string } | null;
}

export interface Attacker extends Fighter {
  readonly damagePercent: number;
}

interface Damage {
  readonly damageType: string;
  readonly damageAmount: number;
  readonly attacker: { readonly id: string } | null;
  readonly ability: { readonly name: string | null; readonly iconUrl: string } | null;
}

interface Corners {
  readonly nwCornerX: number;
  readonly nwCornerY: number;
  readonly seCornerX: number;
  readonly seCornerY: number;
}

export interface ExpectedKill {
  readonly id: string;
  readonly time: number;
  readonly instanceId: string | null;
  readonly skirmish: { readonly id: string } | null;
  readonly scenario: { readonly name: string } | null;
  readonly position: {
    readonly x: number;
    readonly y: number;
    readonly zone: { readonly name: string };
    readonly mapSetup: Corners | null;
  };
  readonly attackers: readonly [Attacker, ...Attacker[]];
  readonly victim: Fighter;
  readonly damage: readonly Damage[];
  readonly deathblow: { readonly id: string } | null;
}

const FIGHTER = 'level renownRank character { id name career } guild { id name }';

const KILL = `query Truth($id: ID!) {
  kill(id: $id, includeAssists: true) {
    id time instanceId skirmish { id } scenario { name } deathblow { id }
    position { x y zone { name } mapSetup { nwCornerX nwCornerY seCornerX seCornerY } }
    attackers { damagePercent ${FIGHTER} }
    victim { ${FIGHTER} }
    damage { damageType damageAmount attacker { id } ability { name iconUrl } }
  }
}`;

/** Everything that the page of a kill has to show. */
export async function expectedKill(id: string): Promise<ExpectedKill> {
  return (await queryApi<{ kill: ExpectedKill }>(KILL, { id })).kill;
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
