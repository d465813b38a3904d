import type { QuartilesOfRunsFragment, SpreadOfRunsFragment } from '#graphql/generated/documents.ts';

export interface SpreadRow {
  readonly figure: 'length' | 'players' | 'pointsOrder' | 'pointsDestruction';
  readonly values: QuartilesOfRunsFragment;
}

/** The figures of the runs of a scenario in their order: no length where none is known, nothing without a run. */
export const spreadRows = (spread: SpreadOfRunsFragment | null): readonly SpreadRow[] =>
  spread
    ? [
        ...(spread.duration ? [{ figure: 'length' as const, values: spread.duration }] : []),
        { figure: 'players', values: spread.players },
        { figure: 'pointsOrder', values: spread.orderPoints },
        { figure: 'pointsDestruction', values: spread.destructionPoints },
      ]
    : [];
