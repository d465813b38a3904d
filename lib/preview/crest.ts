import { heraldrySvg } from '#lib/art/heraldry.ts';

import type { Aside } from './preview.ts';

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

/** A guild's crest above its name; nothing for those without a guild. */
export function crestOf(guild: CrestedGuild | null | undefined): Aside | undefined {
  if (!guild) return undefined;
  const realm = guild.realm === 'ORDER' ? 1 : 2;
  return { drawing: heraldrySvg({ ...guild.heraldry, size: SIZE, realm }), label: guild.name };
}
