import type { ArmoryFragment, CharacterCardFragment } from '#graphql/generated/documents.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';
import { wornTalismans } from '#lib/game/armory/worn-talismans.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import type { FighterTotals } from '#lib/game/overview/figures.ts';
import { realmOfCareer } from '#lib/game/players/realms.ts';
import { plain, thousands } from '#lib/format/number.ts';

import { crestOf } from './crest.ts';
import { characterBadge } from './preview-of-kill.ts';
import type { Preview, Total } from '../preview.ts';
import { countTotal, factsLine, placeWords } from './total.ts';

/** Makes the preview of a character, with counts of kills and deaths and the place on the leaderboard of this week. */
export function previewOfCharacter(
  character: CharacterCardFragment,
  { kills, deaths, placeThisWeek }: FighterTotals,
): Preview {
  return ofCharacter(character, factsLine(careerOf(character), placeWords(placeThisWeek)), [
    countTotal(kills, 'kill'),
    countTotal(deaths, 'death'),
    ...(kills > 0 && deaths > 0 ? [{ value: killsPerDeath(kills, deaths), label: 'kills per death' }] : []),
  ]);
}

/** Makes the preview of an armory: its items in numbers. */
export function previewOfArmory(character: CharacterCardFragment, armory: ArmoryFragment | null): Preview {
  const worn = armory?.items ?? [];
  const levels = worn.map(({ item }) => item?.itemLevel ?? 0).filter((level) => level > 0);
  const average = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const talismans = wornTalismans(worn).reduce((sum, { count }) => sum + count, 0);
  return ofCharacter(character, `Armory, ${careerOf(character)}`, [
    countTotal(worn.length, 'item'),
    ...(levels.length > 0 ? [{ value: thousands(average), label: 'item level' }] : []),
    ...(talismans > 0 ? [countTotal(talismans, 'talisman')] : []),
  ]);
}

const careerOf = ({ career, level, renownRank }: CharacterCardFragment): string =>
  factsLine(careerLabel(career), `level ${plain(level)}`, `renown rank ${plain(renownRank)}`);

const ofCharacter = (
  { name, career, guildMembership }: CharacterCardFragment,
  facts: string,
  totals: readonly Total[],
): Preview => ({
  title: name,
  facts,
  totals,
  realm: realmOfCareer(career),
  badge: characterBadge(career),
  aside: crestOf(guildMembership?.guild),
});
