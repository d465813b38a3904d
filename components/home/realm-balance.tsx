import { plural, thousands } from '#lib/format/number.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import { Panel } from '../ui/page/panel.tsx';
import { SplitBar } from '../ui/split-bar.tsx';

interface Props {
  readonly order: number;
  readonly destruction: number;
}

/** Compares the kills of both realms this week. */
export function RealmBalance({ order, destruction }: Props) {
  const label = `Order ${thousands(order)} ${plural(order, 'kill', 'kills')}, Destruction ${thousands(destruction)}`;
  return (
    <Panel as="aside" ornate className="bg-surface/88 p-4.5" aria-labelledby="balance">
      <h2 id="balance" className="mb-3 text-md">
        Kills this week, by realm
      </h2>
      <p className="tracking-figure mb-2.5 flex justify-between text-xl leading-none font-bold">
        <span className="text-order">{thousands(order)}</span>
        <span className="text-destruction">{thousands(destruction)}</span>
      </p>
      <SplitBar size="tall" order={order} destruction={destruction} label={label} />
      <p className="mt-2 flex justify-between text-sm text-muted">
        <span className="flex items-center gap-1.5">
          <img src={staticImages.realm('order')} alt="" width={18} height={18} />
          Order
        </span>
        <span className="flex items-center gap-1.5">
          Destruction
          <img src={staticImages.realm('destruction')} alt="" width={18} height={18} />
        </span>
      </p>
    </Panel>
  );
}
