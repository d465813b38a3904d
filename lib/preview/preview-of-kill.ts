import type { KillDetailsFragment } from '#graphql/generated/documents.ts';
import { killMarkerSvg } from '#lib/art/marker.ts';
import { decimal, plural, thousands } from '#lib/format/number.ts';
import { toDate, utcDateLong, utcTimeShort } from '#lib/format/time.ts';
import { assistsOf, killerOf } from '#lib/game/battles/kill.ts';
import { damageShare, damageTotal } from '#lib/game/battles/kill-damage.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { realmOfCareer } from '#lib/game/players/realms.ts';
import { killName } from '#lib/seo/record-names.ts';

import { crestOf } from './crest.ts';
import type { Preview } from './preview.ts';

/** Who killed whom, where and when, with what share of the damage. */
export function previewOfKill(kill: KillDetailsFragment): Preview {
  const killer = killerOf(kill);
  const date = toDate(kill.time);
  const assists = assistsOf(kill).length;
  const share = killer && damageShare(kill.damage, killer.character.id);
  const damage = killer ? damageTotal(kill.damage, killer.character.id) : 0;
  return {
    title: killName(kill),
    facts: [killLocation(kill).name, ...(date ? [utcDateLong(date), `${utcTimeShort(date)} UTC`] : [])].join(
      ', ',
    ),
    totals: [
      ...(share ? [{ value: `${decimal(share, 1)}%`, label: 'of the damage' }] : []),
      ...(damage > 0 ? [{ value: thousands(damage), label: 'damage' }] : []),
      { value: thousands(assists), label: plural(assists, 'assist', 'assists') },
    ],
    realm: killer ? realmOfCareer(killer.character.career) : 'NEUTRAL',
    badge: killMarkerSvg(),
    aside: crestOf(killer?.guild),
    zoneId: kill.position?.zoneId,
  };
}
