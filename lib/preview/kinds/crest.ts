import { heraldrySvg } from '#lib/art/heraldry.ts';
import { isKeyOf } from '#lib/game/look-up.ts';
import type { Aside } from '../preview.ts';
import { REALM_GLYPHS, type RealmName } from '#lib/art/tables/icon-glyphs.ts';

interface CrestedGuild {
  readonly name: string;
  readonly realm: string;
  readonly heraldry: {
    readonly emblem: number;
    readonly pattern: number;
    readonly color1: number;
    readonly color2: number;
    readonly shape: number;
  };
}

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
