import { MOMENT } from '#graphql/testing/clock/moment.mjs';

import { firstHundred } from '../api/api-client.ts';

interface KillSide {
  readonly character: { readonly id: string; readonly name: string };
  readonly guild: { readonly id: string; readonly name: string } | null;
}

export interface UncachedKill {
  readonly id: string;
  readonly attackers: readonly [KillSide];
  readonly victim: KillSide;
}

const DAY = 86_400;

const SIDE = '{ character { id name } guild { id name } }';

/**
 * Kills of a day long ago, newest first, each by another player and between two other guilds. Every file of tests has its own
 * day, so that the site has not asked about them before and knows no answer by heart.
 * @param daysAgo at most 55, since the war is 60 days old
 */
export async function uncachedKills(daysAgo: number): Promise<readonly [UncachedKill, ...UncachedKill[]]> {
  const lt = MOMENT - daysAgo * DAY;
  const where = `where: { time: { lt: ${lt} } }`;
  const kills = await firstHundred<UncachedKill>('kills', where, `id attackers ${SIDE} victim ${SIDE}`);
  const seen = new Set<string>();
  const [first, ...others] = kills.filter(({ attackers: [killer], victim }) => {
    const guilds = [killer.guild?.id ?? '', victim.guild?.id ?? ''];
    const parts = [killer.character.id, victim.character.id, guilds.toSorted().join(' and ')];
    const fresh = !guilds.includes('') && parts.every((part) => !seen.has(part));
    for (const part of parts) seen.add(part);
    return fresh;
  });
  if (!first) throw new Error(`The sample world holds no kills ${daysAgo} days ago`);
  return [first, ...others];
}
