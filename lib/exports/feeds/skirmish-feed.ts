import type { SkirmishPageFragment, SkirmishRowFragment } from '#graphql/generated/documents.ts';
import { isSpan, shortDuration } from '#lib/format/duration.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { spanOf, toDate } from '#lib/format/time.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';
import { skirmishName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import { type FeedEntry, newestEntries } from './export-feed.ts';
import { happened, placeCategory } from './happened.ts';

/** Skirmishes, newest first. */
export const skirmishEntries = (skirmishes: SkirmishPageFragment | null): readonly FeedEntry[] =>
  newestEntries([skirmishes], skirmishEntry);

/**
 * A skirmish in a feed.
 * @example skirmishEntry(skirmish).title // 'Skirmish at Praag, 21 Nov 2026, 18:04: 120 players, 64 kills'
 */
export function skirmishEntry(skirmish: SkirmishRowFragment): FeedEntry {
  const { kind, name, area } = skirmishLocation(skirmish);
  const { startTime, endTime, numberOfPlayers, numberOfKills } = skirmish;
  const players = `${thousands(numberOfPlayers)} ${plural(numberOfPlayers, 'player', 'players')}`;
  const kills = `${thousands(numberOfKills)} ${plural(numberOfKills, 'kill', 'kills')}`;
  const start = toDate(startTime);
  return {
    path: routes.skirmish(skirmish.id),
    title: `Skirmish at ${skirmishName(skirmish, 'minute')}: ${players}, ${kills}`,
    summary: [
      happened(start, area === null ? name : `${name}, ${area}`),
      `${players} (${split(skirmish.numberOfPlayersOrder, skirmish.numberOfPlayersDestruction)})`,
      `made ${kills} (${split(skirmish.numberOfKillsOrder, skirmish.numberOfKillsDestruction)})${within(skirmish)}.${guilds(skirmish)}`,
    ].join(' '),
    published: start,
    updated: toDate(endTime),
    categories: [placeCategory(kind)],
  };
}

/** @example ' in 14 minutes' */
function within({ startTime, endTime }: SkirmishRowFragment): string {
  const span = spanOf(startTime, endTime);
  return isSpan(span) ? ` in ${shortDuration(span, 'minute')}` : '';
}

const split = (order: number, destruction: number): string =>
  `${thousands(order)} Order, ${thousands(destruction)} Destruction`;

function guilds({ topGuildsByPlayers }: SkirmishRowFragment): string {
  const named = topGuildsByPlayers.map(({ guild, count }) => `${guild.name} (${count})`);
  return named.length > 0 ? ` Guilds with the most players: ${named.join(', ')}.` : '';
}
