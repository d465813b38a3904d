import type { KillTotals } from '#lib/data/kill-totals.ts';
import type { Preview } from '#lib/preview/preview.ts';
import type { Description } from '#lib/seo/descriptions/describe.ts';

import type { Asked, PageExports } from '../page-exports.ts';
import type { Shape } from '../shapes/shape.ts';
import {
  KILL_LISTS,
  type KillListParts,
  SCENARIO_LIST,
  type ScenarioParts,
  SKIRMISH_LIST,
  type SkirmishParts,
} from './fighter-lists.ts';

/** The part that the picture of all these pages is made from. */
export interface TotalsPart {
  totals: KillTotals;
}

interface FighterKind<Data> {
  readonly noun: 'character' | 'guild';
  readonly record: Shape<Data>;
  readonly describe: (record: Data) => Description;
  readonly preview: (record: Data, totals: KillTotals) => Preview;
}

/** The pages of a character or a guild in other formats: kills, scenarios and skirmishes, all with one picture. */
export function fighterPages<Data extends { readonly name: string }>(kind: FighterKind<Data>) {
  const page = {
    record: kind.record,
    describe: ({ record }: { readonly record: Data }) => kind.describe(record),
    preview: async ({ record, part }: Asked<Data, TotalsPart>) => kind.preview(record, await part('totals')),
  };
  const overview: PageExports<Data, KillListParts & TotalsPart> = {
    ...KILL_LISTS,
    ...page,
    address: `/${kind.noun}/{id}`,
    title: `A ${kind.noun}`,
  };
  const scenarios: PageExports<Data, ScenarioParts & TotalsPart> = {
    ...SCENARIO_LIST,
    ...page,
    address: `/${kind.noun}/{id}/scenarios`,
    title: `The scenarios of a ${kind.noun}`,
  };
  const skirmishes: PageExports<Data, SkirmishParts & TotalsPart> = {
    ...SKIRMISH_LIST,
    ...page,
    address: `/${kind.noun}/{id}/skirmishes`,
    title: `The skirmishes of a ${kind.noun}`,
  };
  return { page, overview, scenarios, skirmishes };
}
