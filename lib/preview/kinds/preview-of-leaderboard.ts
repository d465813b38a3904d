import type {
  GuildStandingFragment,
  PlayerStandingFragment,
  RankedRowFragment,
} from '#graphql/generated/documents.ts';
import { brandSvg } from '#lib/art/brand.ts';
import { thousands } from '#lib/format/number.ts';
import { perMinuteWords, type ScenarioBoardRow } from '#lib/game/boards/scenario-board.ts';
import { byRank, cutTie, type Ranked, tieWords } from '#lib/game/boards/ties.ts';
import { realmOfCareer } from '#lib/game/players/realms.ts';

import { crestSvg, realmName } from './crest.ts';
import { characterBadge } from './preview-of-kill.ts';
import type { Place, Preview } from '../preview.ts';
import { countTotal } from './total.ts';

/** Places that fit. */
const PLACES = 5;

/** The players with most kills of a period. @param title which players they are */
export function previewOfPlayers(
  standings: readonly Pick<PlayerStandingFragment, 'rank' | 'sharedBy' | 'kills' | 'character'>[],
  title: string,
): Preview {
  const places = standings.slice(0, PLACES).map(({ rank, kills, character }) => ({
    rank: String(rank),
    badge: characterBadge(character.career),
    name: character.name,
    total: countTotal(kills, 'kill'),
  }));
  const best = standings[0]?.character.career;
  return board(title, places, best ? realmOfCareer(best) : 'NEUTRAL', factsOf(standings));
}

/**
 * The players who did the most in scenarios of a period.
 * @param title what they are ranked by, and when
 * @param words what is counted: 'healing'
 */
export function previewOfScenarioBoard(
  rows: readonly ScenarioBoardRow[],
  title: string,
  words: string,
  per: 'sum' | 'minute',
): Preview {
  const places = rows.slice(0, PLACES).map(({ place, owner, total, perMinute }) => ({
    rank: String(place),
    badge: characterBadge(owner.career),
    name: owner.name,
    total:
      per === 'sum'
        ? { value: thousands(total), label: words }
        : { value: perMinuteWords(perMinute), label: 'a minute' },
  }));
  const best = rows[0]?.owner.career;
  const facts = rows.length > 0 ? tieWords(cutTie(rows.slice(0, PLACES))) : 'No places yet';
  return board(title, places, best ? realmOfCareer(best) : 'NEUTRAL', facts);
}

/** The guilds with most kills of a period. @param title which guilds they are */
export function previewOfGuilds(
  standings: readonly Pick<GuildStandingFragment, 'rank' | 'sharedBy' | 'kills' | 'guild'>[],
  title: string,
): Preview {
  const places = standings.slice(0, PLACES).map(({ rank, kills, guild }) => ({
    rank: String(rank),
    badge: crestSvg(guild),
    name: guild.name,
    total: countTotal(kills, 'kill'),
  }));
  return board(title, places, realmName(standings[0]?.guild.realm), factsOf(standings));
}

/** The best of a ranked ladder. @param title which ladder: 'Ranked, solo ladder of Season 4' */
export function previewOfLadder(
  title: string,
  rows: readonly Pick<RankedRowFragment, 'rank' | 'rating' | 'character'>[],
): Preview {
  const places = rows.slice(0, PLACES).map(({ rank, rating, character }) => ({
    rank: String(rank),
    badge: characterBadge(character.career),
    name: character.name,
    total: { value: thousands(Math.round(rating)), label: 'rating' },
  }));
  const best = rows[0]?.character.career;
  return board(title, places, best ? realmOfCareer(best) : 'NEUTRAL', rows.length > 0 ? '' : 'No places yet');
}

const factsOf = (standings: readonly Ranked[]): string =>
  standings.length > 0 ? tieWords(cutTie(byRank(standings.slice(0, PLACES)))) : 'No kills yet';

const board = (title: string, places: readonly Place[], realm: Preview['realm'], facts: string): Preview => ({
  title,
  facts,
  totals: [],
  realm,
  badge: brandSvg(),
  places,
});
