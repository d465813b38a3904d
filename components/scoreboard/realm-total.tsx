import type { ReactNode } from 'react';

import { thousands } from '#lib/format/number.ts';

import { SplitBar } from '../ui/split-bar.tsx';

interface Props {
  /** The sum as it is read: "171", or a sentence. */
  readonly figure: string;
  /** The noun for what is counted: "kills". */
  readonly what: string;
  readonly order: number;
  readonly destruction: number;
  /** Stands beside the count of a side. */
  readonly notes?: { readonly order?: ReactNode; readonly destruction?: ReactNode };
}

/** A total of a battle, and how the sides split it. */
export function RealmTotal({ figure, what, order, destruction, notes }: Props) {
  return (
    <div>
      <p className="tracking-figure mb-[9px] flex items-baseline gap-2 text-xl/none font-bold">
        {figure} <small className="text-sm font-normal text-muted">{what}</small>
      </p>
      <SplitBar
        order={order}
        destruction={destruction}
        label={`Order ${thousands(order)}, Destruction ${thousands(destruction)} ${what}`}
      />
      <p className="mt-1.5 flex justify-between gap-4 text-sm font-semibold">
        <span className="flex gap-3 text-order">
          {thousands(order)} Order {notes?.order}
        </span>
        <span className="flex gap-3 text-destruction">
          {notes?.destruction} {thousands(destruction)} Destruction
        </span>
      </p>
    </div>
  );
}
