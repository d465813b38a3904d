import type { CharacterCardFragment, GuildTagFragment } from '#graphql/generated/documents.ts';
import { brandSvg } from '#lib/art/brand.ts';
import { cutTie, type Placed, tieWords } from '#lib/game/boards/ties.ts';
import { realmOfCareer } from '#lib/game/players/careers.ts';

import { crestSvg, realmName, countTotal, characterBadge } from './parts.ts';
import type { Preview, Total } from '../preview.ts';

type Owner =
  Pick<CharacterCardFragment, 'name' | 'career'> | Pick<GuildTagFragment, 'name' | 'realm' | 'heraldry'>;

/** A place of a player or a guild. */
interface OwnedPlace extends Placed {
  readonly owner: Owner;
}

/** Places that fit. */
const PLACES = 5;

/**
 * The best of a leaderboard, each with the total that earned the place.
 * @param title what they are ranked by, and when
 * @param none the words for a board without a place
 */
export function previewOfBoard(
  title: string,
  rows: readonly (OwnedPlace & { readonly total: Total })[],
  none = 'No places yet',
): Preview {
  const shown = rows.slice(0, PLACES);
  const [best] = shown;
  return {
    title,
    facts: best ? tieWords(cutTie(shown)) : none,
    totals: [],
    realm: best ? realmOf(best.owner) : 'NEUTRAL',
    badge: brandSvg(),
    places: shown.map(({ place, owner, total }) => ({
      rank: String(place),
      badge: 'career' in owner ? characterBadge(owner.career) : crestSvg(owner),
      name: owner.name,
      total,
    })),
  };
}

const realmOf = (owner: Owner): Preview['realm'] =>
  'career' in owner ? realmOfCareer(owner.career) : realmName(owner.realm);

/** The players or guilds with most kills of a period. @param title which they are */
export const previewOfKillers = (
  title: string,
  rows: readonly (OwnedPlace & { readonly kills: number })[],
): Preview =>
  previewOfBoard(
    title,
    rows.map((row) => ({ ...row, total: countTotal(row.kills, 'kill') })),
    'No kills yet',
  );
