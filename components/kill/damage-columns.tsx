import { share as shareOf, thousands } from '#lib/format/number.ts';
import type { DamageRow } from '#lib/game/battles/kill-damage.ts';

import type { Column } from '../ui/table/column.ts';
import { ShareBar } from '../ui/share-bar.tsx';
import { Tooltip } from '../ui/tooltip/tooltip.tsx';

import { AbilityIcon } from './ability-icon.tsx';

interface Words {
  /** The header of the first column. */
  readonly source: string;
  /** The unit after a share, with or without a space. */
  readonly unit: '%' | ' %';
  /** The amount that fills a bar; the total where it is not given. */
  readonly greatest?: number | undefined;
}

/** A source of damage with what an ability costs and does, how much it did, and its part of the total. */
export const damageColumns = ({ source, unit, greatest }: Words): readonly Column<DamageRow>[] => [
  {
    header: source,
    cell: ({ text, iconUrl, facts }) => (
      <span className="flex items-center gap-2.5 narrow:gap-1.5 tiny:flex-wrap tiny:gap-y-0.5">
        <AbilityIcon iconUrl={iconUrl} />
        {facts.length > 0 ? (
          <Tooltip of={source} lines={facts}>
            {text}
          </Tooltip>
        ) : (
          text
        )}
      </span>
    ),
  },
  {
    header: 'Damage',
    align: 'end',
    cell: ({ amount }) => <b className="font-semibold">{thousands(amount)}</b>,
  },
  {
    header: 'Share',
    width: 'w-[34%]',
    cell: ({ amount, share, percent }) => (
      <span className="flex items-center gap-2.5 narrow:flex-col-reverse narrow:items-stretch narrow:gap-1">
        <span className="flex-1 narrow:flex-none">
          <ShareBar share={greatest === undefined ? share : shareOf(amount, greatest)} />
        </span>
        <span className="w-[62px] text-right narrow:w-auto whitespace-nowrap text-muted">
          {percent}
          {unit}
        </span>
      </span>
    ),
  },
];

/** The key of a row. */
export const damageKey = ({ text, iconUrl }: DamageRow) => `${text} ${iconUrl}`;
