import { env } from '#lib/env.ts';
import { iconNumberIn } from '#lib/url/image/icon-address.ts';
import { imageUrls } from '#lib/url/image/image-urls.ts';

/** A plain sword, for damage without an ability: auto attacks and falls. */
const NO_ABILITY = 1003;

/** An ability's picture, from the configured image service whatever address the API gives. */
export function AbilityIcon({ iconUrl }: { iconUrl: string | null }) {
  const number = iconNumberIn(iconUrl) ?? NO_ABILITY;
  const src = imageUrls(env().IMAGE_ORIGIN ?? null).icon(number);
  return <img src={src} alt="" width={28} height={28} loading="lazy" />;
}
