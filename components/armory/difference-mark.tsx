import type { Difference } from '#lib/game/difference.ts';

const MARKS = {
  more: { sign: '▲', colour: 'text-ok' },
  less: { sign: '▼', colour: 'text-danger' },
  same: { sign: '=', colour: 'text-muted' },
  plain: { sign: null, colour: 'text-muted' },
} as const;

/** Marks the difference between the first of two values and the second. */
export function DifferenceMark({ difference: { kind, text } }: { readonly difference: Difference }) {
  const { sign, colour } = MARKS[kind];
  return (
    <span className={`inline-flex items-baseline gap-1.5 text-sm font-semibold ${colour}`}>
      {sign && <span aria-hidden="true">{sign}</span>}
      {text}
    </span>
  );
}
