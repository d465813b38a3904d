import type { KillDetailsFragment } from '#graphql/generated/documents.ts';
import { killMarkerSvg } from '#lib/art/marker.ts';
import { decimal, thousands } from '#lib/format/number.ts';
import { assistsOf, killerOf } from '#lib/game/battles/kill.ts';
import { damageShare, damageTotal } from '#lib/game/battles/kill-damage.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { realmOfCareer } from '#lib/game/players/careers.ts';
import { killName } from '#lib/seo/record-names.ts';
import type { Preview } from '../preview.ts';
import { countTotal, factsLine, momentWords, characterBadge } from './parts.ts';

/** Makes the preview of a kill: killer and victim, place, time, and the killer's share of the damage. */
export function previewOfKill(kill: KillDetailsFragment): Preview {
  const killer = killerOf(kill);
  const share = killer && damageShare(kill.damage, killer.character.id);
  const damage = killer ? damageTotal(kill.damage, killer.character.id) : 0;
  return {
    title: killName(kill),
    facts: factsLine(killLocation(kill).name, momentWords(kill.time)),
    totals: [
      ...(share ? [{ value: `${decimal(share, 1)}%`, label: 'of the damage' }] : []),
      ...(damage > 0 ? [{ value: thousands(damage), label: 'damage' }] : []),
      countTotal(assistsOf(kill).length, 'assist'),
    ],
    realm: killer ? realmOfCareer(killer.character.career) : 'NEUTRAL',
    badge: killer ? characterBadge(killer.character.career) : killMarkerSvg(),
    aside: { drawing: characterBadge(kill.victim.character.career), label: '' },
    zoneId: kill.position.zoneId,
    isFinal: true,
  };
}
