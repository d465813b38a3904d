import type {
  ArmoryFragment,
  CharacterCardFragment,
  GuildCardFragment,
} from '#graphql/generated/documents.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';
import { averageItemLevel } from '#lib/game/armory/armory-totals.ts';
import { wornTalismans } from '#lib/game/armory/worn-talismans.ts';
import { careerLabel, realmOfCareer, realmOf } from '#lib/game/players/careers.ts';
import type { FighterTotals } from '#lib/game/overview/figures.ts';
import { type LastNight, nightBattleWords, nightRunWords } from '#lib/game/overview/last-night.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { utcDateLong } from '#lib/format/time.ts';
import {
  crestOf,
  countTotal,
  factsLine,
  placeWords,
  crestSvg,
  realmName,
  momentWords,
  characterBadge,
} from './parts.ts';
import type { Preview, Total } from '../preview.ts';
import type { Feud, GuildFeud, PlayerFeud } from '#lib/data/war/feuds.ts';
import { feudName } from '#lib/seo/record-names.ts';

/** Makes the preview of a character, with counts of kills and deaths and the place on the leaderboard of this week. */
export function previewOfCharacter(
  character: CharacterCardFragment,
  { kills, deaths, placeThisWeek }: FighterTotals,
): Preview {
  return ofCharacter(character, factsLine(careerOf(character), placeWords(placeThisWeek)), [
    countTotal(kills, 'kill'),
    countTotal(deaths, 'death'),
    ...ratioTotal(kills, deaths),
  ]);
}

const ratioTotal = (kills: number, deaths: number): readonly Total[] =>
  kills > 0 && deaths > 0 ? [{ value: killsPerDeath(kills, deaths), label: 'kills per death' }] : [];

/** Makes the preview of a night of a character: what the card of it on the page says. */
export function previewOfNight(character: CharacterCardFragment, night: LastNight): Preview {
  const { evening, kills, deaths, runs } = night;
  const battles = nightBattleWords(night);
  return ofCharacter(
    character,
    factsLine(`Night of ${utcDateLong(new Date(evening * 1000))}`, battles, runs > 0 && nightRunWords(night)),
    [countTotal(kills, 'kill'), countTotal(deaths, 'death'), ...ratioTotal(kills, deaths)],
  );
}

/** Makes the preview of an armory: its items in numbers. */
export function previewOfArmory(character: CharacterCardFragment, armory: ArmoryFragment | null): Preview {
  const worn = armory?.items ?? [];
  const average = averageItemLevel(worn);
  const talismans = wornTalismans(worn).reduce((sum, { count }) => sum + count, 0);
  return ofCharacter(character, `Armory, ${careerOf(character)}`, [
    countTotal(worn.length, 'item'),
    ...(average !== null ? [{ value: thousands(average), label: 'item level' }] : []),
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
      ...(members ? [countTotal(members.totalCount, 'member')] : []),
      countTotal(kills, 'kill'),
      countTotal(deaths, 'death'),
    ],
    realm: realmName(realm),
    badge: crestSvg(guild),
  };
}

/** Both characters with the kills of each on the other. */
export function previewOfPlayerFeud(feud: PlayerFeud): Preview {
  const [near, far] = feud.sides;
  return {
    ...factsOf(feud),
    realm: realmOfCareer(near.career),
    badge: characterBadge(near.career),
    aside: { drawing: characterBadge(far.career), label: '' },
  };
}

/** Both guilds with the kills of each on the other. */
export function previewOfGuildFeud(feud: GuildFeud): Preview {
  const [near, far] = feud.sides;
  return {
    ...factsOf(feud),
    realm: realmName(near.realm),
    badge: crestSvg(near),
    aside: { drawing: crestSvg(far), label: '' },
  };
}

function factsOf(feud: Feud<{ readonly name: string }>): Pick<Preview, 'title' | 'facts' | 'totals'> {
  const { sides, kills, lastMet } = feud;
  const met = momentWords(lastMet);
  return {
    title: feudName(feud),
    facts: met ? `Last met ${met}` : 'They have not met yet',
    totals: [
      { value: thousands(kills[0]), label: `by ${sides[0].name}` },
      { value: thousands(kills[1]), label: `by ${sides[1].name}` },
    ],
  };
}
