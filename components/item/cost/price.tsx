import { coinsOf } from '#lib/format/price.ts';
import { thousands } from '#lib/format/number.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

/** A price in gold, silver and copper; nothing for a price of 0. */
export function Price({ copper }: { readonly copper: number }) {
  const coins = coinsOf(copper);
  if (coins.length === 0) return null;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {coins.map(({ metal, amount }) => (
        <span key={metal} className="inline-flex items-center gap-1">
          {thousands(amount)}
          <img src={staticImages.coin(metal)} alt={metal} width={16} height={16} />
        </span>
      ))}
    </span>
  );
}
