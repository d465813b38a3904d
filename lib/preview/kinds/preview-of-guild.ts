import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import type { KillTotals } from '#lib/data/kill-totals.ts';
import { realmOf } from '#lib/game/players/realms.ts';

import { crestSvg, realmName } from './crest.ts';
import type { Preview } from '../preview.ts';
import { countTotal, factsLine, placeWords } from './total.ts';

/**
 * Makes the preview of a guild: its size, and the kills and deaths of its members.
 * @param place on the leaderboard of this week; null for none
 */
export function previewOfGuild(
  guild: GuildCardFragment,
  { kills, deaths }: KillTotals,
  place: number | null = null,
): Preview {
  const { name, realm, level, leader, members } = guild;
  return {
    title: name,
    facts: factsLine(
      `${realmOf(realm).label} guild of level ${plain(level)}`,
      leader?.name && `led by ${leader.name}`,
      placeWords(place),
    ),
    totals: [
      countTotal(members?.totalCount ?? 0, 'member', 'members'),
      countTotal(kills, 'kill', 'kills'),
      countTotal(deaths, 'death', 'deaths'),
    ],
    realm: realmName(realm),
    badge: crestSvg(guild),
  };
}
