import { type IconOptions, imageUrls } from '#lib/url/image/image-urls.ts';
import rarities from './rarity.module.css';
import { env } from '#lib/env.ts';
import { iconNumberIn } from '#lib/url/image/icon-address.ts';

interface Props extends IconOptions {
  /** The icon as the API gives it; a configured image service replaces it. */
  readonly iconUrl: string | null;
  /** Pixels, the ring included. */
  readonly size: number;
  /** The class of a rarity, whose colour the ring around the picture takes; without one there is no ring. */
  readonly ring?: string | undefined;
  /** The alternative text, where the name does not stand beside the icon. */
  readonly alt?: string;
}

/** The icon of an item. */
export function ItemIcon({ iconUrl, size, ring, alt = '', ...options }: Props) {
  const src = iconSource(iconUrl, options);
  if (!ring) return <img className="shrink-0" src={src} alt={alt} width={size} height={size} />;
  return (
    <span className={`inline-flex shrink-0 rounded-[6px] bg-current p-0.5 ${rarities[ring] ?? ''}`}>
      <img className="rounded-[4px]" src={src} alt={alt} width={size - 4} height={size - 4} />
    </span>
  );
}

/** Maps an item's icon address to the picture of the configured image service. */
export function iconSource(iconUrl: string | null, options?: IconOptions): string {
  return imageUrls(env().IMAGE_ORIGIN ?? null).icon(iconNumberIn(iconUrl) ?? 0, options);
}
