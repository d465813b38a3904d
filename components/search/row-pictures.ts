import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import { crestHeight } from '#lib/art/heraldry/crest-size.ts';
import { env } from '#lib/env.ts';
import { imageUrls } from '#lib/url/image/image-urls.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

/** A small picture at the beginning of a row that a script makes. */
export interface Picture {
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels. */
const SIZE = 24;

/** A picture as wide as it is high. */
export const squarePicture = (src: string): Picture => ({ src, width: SIZE, height: SIZE });

/** The badge of a career. */
export const careerPicture = (career: string): Picture => squarePicture(staticImages.career(career));

/** The arms of a guild. */
export function crestPicture({ realm, heraldry }: Pick<GuildTagFragment, 'realm' | 'heraldry'>): Picture {
  const src = imageUrls(env().IMAGE_ORIGIN ?? null).heraldry({ size: SIZE, realm, heraldry });
  return { src, width: SIZE, height: crestHeight(SIZE) };
}
