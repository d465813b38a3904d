import type { FighterTotals } from '#lib/game/overview/overview-sums.ts';
import type { Preview } from '#lib/preview/preview.ts';

import type { Asked, PageExports } from '../page-exports.ts';
import type { Shape } from '../shapes/shape.ts';
import { SCENARIO_LIST, type ScenarioParts, SKIRMISH_LIST, type SkirmishParts } from './fighter-lists.ts';

/** The part that the picture of these pages is made from. */
interface Totals {
  totals: FighterTotals;
}

interface FighterKind<Data> {
  readonly noun: 'character' | 'guild';
  readonly record: Shape<Data>;
  readonly preview: (asked: Asked<Data, Totals>) => Promise<Preview>;
}

/** The scenarios and the skirmishes of a character or a guild in other formats. */
export function fighterBattles<Data extends { readonly name: string }>(kind: FighterKind<Data>) {
  const { noun, record, preview } = kind;
  const scenarios: PageExports<Data, ScenarioParts & Totals> = {
    ...SCENARIO_LIST,
    address: `/${noun}/{id}/scenarios`,
    title: `The scenarios of a ${noun}`,
    record,
    preview,
  };
  const skirmishes: PageExports<Data, SkirmishParts & Totals> = {
    ...SKIRMISH_LIST,
    address: `/${noun}/{id}/skirmishes`,
    title: `The skirmishes of a ${noun}`,
    record,
    preview,
  };
  return { scenarios, skirmishes };
}
