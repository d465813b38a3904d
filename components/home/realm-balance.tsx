import { plural, thousands } from '#lib/format/number.ts';

import { SplitBar } from '../ui/split-bar.tsx';

interface Props {
  readonly order: number;
  readonly destruction: number;
}

/** Which realm killed more this week. */
export function RealmBalance({ order, destruction }: Props) {
  const label = `Order ${thousands(order)} ${plural(order, 'kill', 'kills')}, Destruction ${thousands(destruction)}`;
  return (
    <aside className="panel orn front" aria-labelledby="balance">
      <h2 id="balance">Kills this week, by realm</h2>
      <p className="totals figure">
        <span className="text-order">{thousands(order)}</span>
        <span className="text-destruction">{thousands(destruction)}</span>
      </p>
      <SplitBar order={order} destruction={destruction} label={label} />
      <p className="realms">
        <span>
          <img src="/images/icons/realm/order.svg" alt="" width={18} height={18} />
          Order
        </span>
        <span>
          Destruction
          <img src="/images/icons/realm/destruction.svg" alt="" width={18} height={18} />
        </span>
      </p>
    </aside>
  );
}
