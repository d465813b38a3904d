import { thousands } from '#lib/format/number.ts';

interface Props {
  readonly total: number;
  readonly order: number;
  readonly destruction: number;
}

/** A total with its split, Order first. */
export function RealmCount({ total, order, destruction }: Props) {
  return (
    <>
      <b className="block text-md">{thousands(total)}</b>
      <span className="text-sm whitespace-nowrap text-muted">
        <span className="text-order">{thousands(order)}</span> /{' '}
        <span className="text-destruction">{thousands(destruction)}</span>
        <span className="sr-only"> (Order / Destruction)</span>
      </span>
    </>
  );
}
