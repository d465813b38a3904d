import { env } from '#lib/env.ts';
import { type Coins, coinsOf } from '#lib/format/price.ts';
import { thousands } from '#lib/format/number.ts';
import { imageUrls } from '#lib/url/image-urls.ts';

/** Icons of the coins (rules.md: Images). */
const ICONS: Readonly<Record<Coins['metal'], number>> = { gold: 46, silver: 47, copper: 48 };

/** A price in gold, silver and copper; nothing for a price of 0. */
export function Price({ copper }: { readonly copper: number }) {
  const coins = coinsOf(copper);
  if (coins.length === 0) return null;
  const images = imageUrls(env().IMAGE_ORIGIN ?? null);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {coins.map(({ metal, amount }) => (
        <span key={metal} className="inline-flex items-center gap-1">
          {thousands(amount)}
          <img
            className="max-w-none shrink-0"
            src={images.icon(ICONS[metal], { frame: 'circle' })}
            alt={metal}
            width={16}
            height={16}
          />
        </span>
      ))}
    </span>
  );
}
