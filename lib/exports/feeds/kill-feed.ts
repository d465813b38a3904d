import type * as documents from '#graphql/generated/documents.ts';
import { listWords } from '#lib/format/list-words.ts';
import { counted, plain } from '#lib/format/number.ts';
import { toDate } from '#lib/format/time.ts';
import { assistsOf, isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { killName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import { happened, placeCategory } from './battle-feeds.ts';
import type { FeedEntry } from './export-feed.ts';

/** Helpers whom an entry names. */
const NAMED = 3;

/**
 * A kill in a feed.
 * @example killEntry(kill).title // 'Verenthe killed Uthgar in Praag'
 */
export function killEntry(kill: documents.KillRowFragment): FeedEntry {
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

function deed(kill: documents.KillRowFragment): string {
  const killer = killerOf(kill);
  const victim = fighter(kill.victim);
  if (!killer) return `${victim} died.`;
  return `${fighter(killer)} killed ${victim}${isSolo(kill) ? ' alone' : helpers(kill)}.`;
}

/** Those who helped, most damage first: the first by name, the others by number. */
function helpers(kill: documents.KillRowFragment): string {
  const assists = assistsOf(kill);
  if (assists.length === 0) return '';
  const named = assists.slice(0, NAMED).map(({ character }) => character.name);
  const others = assists.length - named.length;
  const more = others > 0 ? [counted(others, 'other')] : [];
  return ` together with ${listWords([...named, ...more])}`;
}

const fighter = ({
  character,
  guild,
  level,
  renownRank,
}: documents.AttackerTagFragment | documents.VictimTagFragment): string =>
  `${character.name} (${careerLabel(character.career)}${guild ? ` of ${guild.name}` : ''}, ` +
  `level ${plain(level)}, renown rank ${plain(renownRank)})`;
