import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import type { FighterTotals } from '#lib/game/overview/figures.ts';
import { realmOf } from '#lib/game/players/realms.ts';

import { crestSvg, realmName } from './crest.ts';
import type { Preview } from '../preview.ts';
import { countTotal, factsLine, placeWords } from './total.ts';

/** Makes the preview of a guild: its size, kills and deaths of its members, its place on the leaderboard of this week. */
export function previewOfGuild(
  guild: GuildCardFragment,
  { kills, deaths, placeThisWeek }: FighterTotals,
): Preview {
  const { name, realm, level, leader, members } = guild;
  return {
    title: name,
    facts: factsLine(
      `${realmOf(realm).label} guild of level ${plain(level)}`,
      leader?.name && `led by ${leader.name}`,
      placeWords(placeThisWeek),
    ),
    totals: [
      countTotal(members?.totalCount ?? 0, 'member'),
      countTotal(kills, 'kill'),
      countTotal(deaths, 'death'),
    ],
    realm: realmName(realm),
    badge: crestSvg(guild),
  };
}
