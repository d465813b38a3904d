import type { KillDetailsFragment } from '#graphql/generated/documents.ts';
import { fixed, plain, plural, thousands } from '#lib/format/number.ts';
import { toDate, utcDateLong, utcTime } from '#lib/format/time.ts';
import { assistsOf, killerOf } from '#lib/game/battles/kill.ts';
import { damageShare, damageTotal } from '#lib/game/battles/kill-damage.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { killName } from '#lib/seo/record-names.ts';

import type { TextBlock } from './text-block.ts';

/** A kill: who against whom, when, and what the attackers had in it, the killer first. */
export function killBlock(kill: KillDetailsFragment): TextBlock {
  const killer = killerOf(kill);
  const attackers = [...(killer ? [killer] : []), ...assistsOf(kill)];
  const date = toDate(kill.time);
  const { character: victim, level, renownRank } = kill.victim;
  return {
    title: `${killName(kill)} in ${killLocation(kill).name}`,
    facts: [
      ...(date ? [`${utcDateLong(date)}, ${utcTime(date)} UTC`] : []),
      `${kill.attackers.length} ${plural(kill.attackers.length, 'attacker', 'attackers')}`,
      `the victim a ${careerLabel(victim.career)}, level ${plain(level)}, renown rank ${plain(renownRank)}`,
    ].join(' · '),
    columns: [
      { header: 'Attacker' },
      { header: 'Career' },
      { header: 'Damage', align: 'end' },
      { header: 'Share', align: 'end' },
    ],
    rows: attackers.map(({ character, damagePercent }) => [
      character.name,
      careerLabel(character.career),
      thousands(damageTotal(kill.damage, character.id)),
      `${fixed(damageShare(kill.damage, character.id) ?? damagePercent, 1)}%`,
    ]),
  };
}
