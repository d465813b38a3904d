import type { ZoneWarFragment } from '#graphql/generated/documents.ts';
import { daySentence, headWords } from '#lib/game/places/zone-war.ts';

import { type Description, described } from './wording.ts';

/**
 * Describes a zone by where it lies and what happened there.
 * @param day its kills of the last day; false where they are not counted
 * @example describeZone({ id: '105', name: 'Praag' }, false).title // 'Praag: battles, kills and who rules it'
 */
export const describeZone = (
  { id, name }: { readonly id: string; readonly name: string },
  day: ZoneWarFragment | false,
): Description =>
  described(
    [`${name}: battles, kills, leaders and map`, `${name}: battles and map`, name],
    ...[headWords(id), day && daySentence(day)].flatMap((each) => each || []),
    'Its map, when it is lively, who has the most kills, and what is found there',
  );
