import type {
  AttackerTagFragment,
  KillPageFragment,
  KillRowFragment,
  VictimTagFragment,
} from '#graphql/generated/documents.ts';
import { plain, plural } from '#lib/format/number.ts';
import { toDate } from '#lib/format/time.ts';
import { isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { killName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import { type FeedEntry, newestEntries } from './export-feed.ts';
import { happened, placeCategory } from './happened.ts';

/** Kills out of some lists, newest first. */
export const killEntries = (...lists: readonly (KillPageFragment | null)[]): readonly FeedEntry[] =>
  newestEntries(lists, killEntry);

/**
 * A kill in a feed.
 * @example killEntry(kill).title // 'Verenthe killed Uthgar in Praag'
 */
export function killEntry(kill: KillRowFragment): FeedEntry {
  const { kind, name: place } = killLocation(kill);
  const date = toDate(kill.time);
  return {
    path: routes.kill(kill.id),
    title: `${killName(kill)} in ${place}`,
    summary: `${happened(date, place)} ${deed(kill)}`,
    published: date,
    updated: date,
    categories: [placeCategory(kind), ...(isSolo(kill) ? [{ term: 'solo', label: 'Solo kill' }] : [])],
  };
}

function deed(kill: KillRowFragment): string {
  const killer = killerOf(kill);
  const victim = fighter(kill.victim);
  if (!killer) return `${victim} died.`;
  return `${fighter(killer)} killed ${victim}${isSolo(kill) ? ' alone' : helpers(kill)}.`;
}

/** The share of the damage is finer on the page of the kill, which knows all of it; a list knows who was there. */
function helpers({ attackers }: KillRowFragment): string {
  const others = attackers.length - 1;
  return others > 0 ? ` together with ${plain(others)} ${plural(others, 'other', 'others')}` : '';
}

const fighter = ({ character, guild, level, renownRank }: AttackerTagFragment | VictimTagFragment): string =>
  `${character.name} (${careerLabel(character.career)}${guild ? ` of ${guild.name}` : ''}, ` +
  `level ${plain(level)}, renown rank ${plain(renownRank)})`;
