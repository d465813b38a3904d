import { knownDate, utcDateLong, utcTimeShort } from '#lib/format/time.ts';
import { parseCareer } from '#lib/game/players/careers.ts';
import { careerSvg, realmSvg } from '#lib/art/realm-badge.ts';
import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import { plural, thousands, ordinal } from '#lib/format/number.ts';
import type { Total, Aside, Preview } from '../preview.ts';
import { heraldrySvg } from '#lib/art/heraldry.ts';
import { isKeyOf, lookUp } from '#lib/game/look-up.ts';
import { REALM_GLYPHS, type RealmName } from '#lib/art/tables/icon-glyphs.ts';
import { iconNumber } from '#lib/art/icon-number.ts';
import { iconSvg } from '#lib/art/icon.ts';
import { rarityOf } from '#lib/game/items/item-labels.ts';
import colours from './rarity-colours.json' with { type: 'json' };
import { iconNumberIn } from '#lib/url/image/icon-address.ts';
import { brandSvg } from '#lib/art/brand.ts';

/** The sides of a preview that takes none. */
export const NEUTRAL = { realm: 'NEUTRAL', badge: realmSvg('NEUTRAL') } as const;

/** A count as a total of a preview. @example countTotal(1, 'kill') // { value: '1', label: 'kill' } */
export function countTotal(count: number, one: string, many?: string): Total {
  return { value: thousands(count), label: plural(count, one, many) };
}

/**
 * A place on the leaderboard of this week for the line of facts; null for none.
 * @example placeWords(7) // '7th this week'
 */
export const placeWords = (place: number | null): string | null =>
  place === null ? null : `${ordinal(place)} this week`;

/** The facts of a preview's line; those that say nothing are left out. */
export function factsLine(...facts: readonly (string | null | undefined | false)[]): string {
  return facts
    .map((fact) => (fact || '').trim())
    .filter(Boolean)
    .join(', ');
}

type CrestedGuild = Pick<GuildTagFragment, 'name' | 'realm' | 'heraldry'>;

/** Pixels; the crest is scaled to its place. */
const SIZE = 200;

/** A guild's crest as an SVG document. */
export const crestSvg = ({ realm, heraldry }: Omit<CrestedGuild, 'name'>): string =>
  heraldrySvg({ ...heraldry, size: SIZE, realm: realm === 'ORDER' ? 1 : 2 });

/** A guild's crest above its name; nothing for those without a guild. */
export function crestOf(guild: CrestedGuild | null | undefined): Aside | undefined {
  return guild ? { drawing: crestSvg(guild), label: guild.name } : undefined;
}

/** A realm out of an answer; NEUTRAL for none and for one that we do not know. */
export function realmName(realm: string | null | undefined): RealmName {
  return realm && isKeyOf(REALM_GLYPHS, realm) ? realm : 'NEUTRAL';
}

/** Stands for an item whose icon is none of ours. */
const UNKNOWN_ITEM = iconNumber('TREASURE_CHEST', 0);

/**
 * The icon of an item as an SVG document. It is drawn here by its number: whatever address the API gives, nothing is
 * fetched.
 */
export const itemPicture = ({ iconUrl }: { readonly iconUrl: string | null }): string =>
  iconSvg(iconNumberIn(iconUrl) ?? UNKNOWN_ITEM);

/** The colour of an item's rarity on the dark ground of previews. */
export const rarityColour = (item: Parameters<typeof rarityOf>[0]): string =>
  lookUp(colours, rarityOf(item).className) ?? colours['rarity-utility'];

/** The picture of pages without one of their own. */
export const DEFAULT_PREVIEW: Preview = {
  title: 'Every kill on record',
  facts: 'Players, guilds, battles, items and quests of the war',
  totals: [],
  realm: 'NEUTRAL',
  badge: brandSvg(),
  isFinal: true,
};

/** The badge of a career however the API writes it. */
export const characterBadge = (career: string): string => careerSvg(parseCareer(career) ?? career);

const NO_BREAK_SPACE = '\u00a0';

/**
 * A moment to the minute; empty where it is not known. No line breaks within the day or the time.
 * @example momentWords(1795284290) // '21 November 2026, 18:04 UTC'
 */
export function momentWords(time: number | string | null): string {
  const date = time === null ? null : knownDate(time);
  if (!date) return '';
  return [utcDateLong(date), `${utcTimeShort(date)} UTC`]
    .map((part) => part.replaceAll(' ', NO_BREAK_SPACE))
    .join(', ');
}
