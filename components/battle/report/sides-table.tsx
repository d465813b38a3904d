import { fixed, thousands } from '#lib/format/number.ts';
import { type Law, expectedKills } from '#lib/game/battles/report/expected.ts';
import type { BattleReport } from '#lib/game/battles/report/report.ts';
import type { BattleSide } from '#lib/game/battles/report/rows.ts';
import type { BothSides, SideSums } from '#lib/game/battles/report/sides.ts';
import { expectedWords, lawWords, strengthWords } from '#lib/game/battles/report/words.ts';

import { Panel } from '../../ui/page/panel.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';

type Row = readonly [key: keyof SideSums, name: string];

const ROWS: readonly Row[] = [
  ['players', 'Players'],
  ['kills', 'Kills'],
  ['deaths', 'Deaths'],
  ['damage', 'Damage'],
  ['healing', 'Healing'],
  ['protection', 'Protection'],
];

const columnsOf = (sides: BothSides): readonly Column<Row>[] => {
  const sums = (side: BattleSide) => ({
    width: 'w-[36%]' as const,
    align: 'end' as const,
    cell: ([key]: Row) => <Sum sums={sides[side]} of={key} />,
  });
  return [
    { header: 'Figure', cell: ([, name]) => name },
    { header: 'Order', ...sums('order') },
    { header: 'Destruction', ...sums('destruction') },
  ];
};

/** A sum, and what it comes to for each player. */
function Sum({ sums, of }: { readonly sums: SideSums; readonly of: keyof SideSums }) {
  const each = sums[of] / sums.players;
  return (
    <>
      <b className="font-semibold">{thousands(sums[of])}</b>
      {of !== 'players' && sums.players > 0 && (
        <span className="block text-sm text-muted">{each < 100 ? fixed(each, 1) : thousands(each)} each</span>
      )}
    </>
  );
}

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
      <Panel className="overflow-hidden">
        <Table caption="Both sides" columns={columnsOf(sides)} rows={ROWS} rowKey={([key]) => key} />
      </Panel>
      <p className="mt-3 max-w-prose text-sm text-muted">
        Kills and deaths come from the kills, damage, healing and protection from scoreboards.{' '}
        {differences.join(' ')} {law && lawWords(law)}
      </p>
    </section>
  );
}
