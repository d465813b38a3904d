import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import { crestHeight } from '#lib/art/heraldry/crest-size.ts';
import { env } from '#lib/env.ts';
import { imageUrls } from '#lib/url/image/image-urls.ts';

import { joinClasses } from '../ui/join-classes.ts';

interface Props {
  readonly guild: GuildTagFragment;
  /** Width in pixels. */
  readonly size: number;
  readonly className?: string;
}

/** A guild's arms. The guild's name always stands beside it. */
export function Crest({ guild, size, className }: Props) {
  const src = imageUrls(env().IMAGE_ORIGIN ?? null).heraldry({
    size,
    realm: guild.realm,
    heraldry: guild.heraldry,
  });
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={crestHeight(size)}
      // Otherwise long names would squeeze it until it is loaded.
      className={joinClasses('shrink-0', className)}
    />
  );
}
