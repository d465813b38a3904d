import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { fixed, thousands } from '#lib/format/number.ts';
import { type Law, expectedKills } from '#lib/game/battles/report/expected.ts';
import type { BattleReport } from '#lib/game/battles/report/report.ts';
import { type BattleSide, SIDE_NAMES } from '#lib/game/battles/report/rows.ts';
import { type SideFigure, sideFigures } from '#lib/game/battles/report/sides.ts';
import { expectedWords, lawWords, strengthWords } from '#lib/game/battles/report/words.ts';

import { SectionHeading } from '../../ui/page/panel.tsx';
import type { Column } from '../../ui/table/column.ts';

const sum = (side: BattleSide): Column<SideFigure> => ({
  header: SIDE_NAMES[side],
  width: 'w-[36%]',
  align: 'end',
  cell: ({ figure, [side]: { value, each } }) => (
    <>
      <b className="font-semibold">{thousands(value)}</b>
      {figure !== 'players' && each !== null && (
        <span className="block text-sm text-muted">{each < 100 ? fixed(each, 1) : thousands(each)} each</span>
      )}
    </>
  ),
});

const COLUMNS: readonly Column<SideFigure>[] = [
  { header: 'Figure', cell: ({ figure }) => <span className="capitalize">{figure}</span> },
  sum('order'),
  sum('destruction'),
];

interface Props {
  readonly report: BattleReport;
  readonly law: Law | null;
}

/** Both sides beside each other, how strong each was, and what their numbers let expect. */
export function SidesTable({ report: { sides, differences }, law }: Props) {
  const expected = law && expectedKills(sides, law);
  return (
    <section>
      <SectionHeading>Both sides</SectionHeading>
      <p className="mb-3 max-w-prose">
        {strengthWords(sides)} {expected && expectedWords(expected, sides)}
      </p>
      <ListPanel
        plain
        caption="Both sides"
        columns={COLUMNS}
        rows={sideFigures(sides)}
        rowKey={({ figure }) => figure}
      />
      <p className="mt-3 max-w-prose text-sm text-muted">
        Kills and deaths come from the kills, damage, healing and protection from scoreboards.{' '}
        {differences.join(' ')} {law && lawWords(law)}
      </p>
    </section>
  );
}
