import { enumWords } from '#lib/format/enum-words.ts';
import { lookUp } from '../look-up.ts';

/** Words of titles that the API runs together or writes in another way (rules.md: Creature titles). */
const WORDS: Readonly<Record<string, string>> = {
  Alcadizaars: "Alcadizaar's",
  Altarof: 'Altar of',
  Camp2: 'Camp 2',
  Conquerer: 'Conqueror',
  Dogof: 'Dog of',
  Dolgrunds: "Dolgrund's",
  Feitens: "Feiten's",
  Furrigs: "Furrig's",
  Kinshels: "Kinshel's",
  Maidens: "Maiden's",
  Martyrs: "Martyr's",
  Milaiths: "Milaith's",
  Needleof: 'Needle of',
  Shardof: 'Shard of',
  Shrineof: 'Shrine of',
  Spireof: 'Spire of',
  Verentanes: "Verentane's",
  Xi: 'XI',
};

/**
 * Returns the text of a creature's name plate; '' for one without a title.
 * @example creatureTitle({ title: 'RALLY_MASTER' }) // 'Rally Master'
 */
export function creatureTitle({ title }: { readonly title: string | null }): string {
  if (title === null) return '';
  return enumWords(title)
    .split(' ')
    .map((word) => lookUp(WORDS, word) ?? word)
    .join(' ');
}
