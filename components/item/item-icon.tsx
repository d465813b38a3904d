import { env } from '#lib/env.ts';
import { iconNumberIn } from '#lib/url/icon-address.ts';
import { imageUrls } from '#lib/url/image-urls.ts';

interface Props {
  /** As the API gives it; the picture comes from the configured image service. */
  readonly iconUrl: string | null;
  /** Pixels. */
  readonly size: number;
}

/** The icon of an item, whose name stands beside it. */
export function ItemIcon({ iconUrl, size }: Props) {
  const src = imageUrls(env().IMAGE_ORIGIN ?? null).icon(iconNumberIn(iconUrl) ?? 0);
  return <img src={src} alt="" width={size} height={size} />;
}
