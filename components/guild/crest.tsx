import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import { env } from '#lib/env.ts';
import { imageUrls } from '#lib/url/image-urls.ts';

interface Props {
  readonly guild: GuildTagFragment;
  /** Width in pixels; the shield is a seventh higher. */
  readonly size: number;
  readonly className?: string;
}

/** Above this the frame grows a crown or horns and takes a square (design of the shields). */
const PLAIN_FRAME_UP_TO = 40;

/** A guild's arms. The guild's name always stands beside it. */
export function Crest({ guild, size, className }: Props) {
  const src = imageUrls(env().IMAGE_ORIGIN ?? null).heraldry({
    size,
    realm: guild.realm,
    heraldry: guild.heraldry,
  });
  const height = size <= PLAIN_FRAME_UP_TO ? Math.round((size * 116) / 104) : size;
  return <img src={src} alt="" width={size} height={height} className={className} />;
}
