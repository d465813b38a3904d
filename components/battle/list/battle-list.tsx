import type {
  BattleListRowFragment,
  SumsOfBattlesFragment,
  PageInfoFragment,
} from '#graphql/generated/documents.ts';
import { percent, plural, thousands } from '#lib/format/number.ts';
import { periodWords, sumWords } from '#lib/game/battles/list/battle-result.ts';
import { type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';

import { BATTLE_LAYOUT } from './battle-columns.tsx';
import { ListPanel } from '../../ui/list/list-panel.tsx';
import { ArchiveNote } from '../../ui/page/archive-note.tsx';
import { SplitBar } from '../../ui/split-bar.tsx';
import type { Column } from '../../ui/table/column.ts';

/** The sums of a list of battles in one line: how many, from when to when, kills, and who has won. */
function BattleSums({ sums }: { readonly sums: SumsOfBattlesFragment }) {
  const { battles, wonByOrder, wonByDestruction } = sums;
  if (battles === 0) return null;
  const ofAll = (won: number) => `${percent(won, battles, 0)}%`;
  return (
    <div
      className="my-4 flex flex-wrap items-center gap-x-6 gap-y-2 narrow:my-2.5 narrow:gap-y-1"
      role="group"
      aria-label="Battles in sum"
    >
      <p>
        <b className="text-md">{thousands(battles)}</b> {plural(battles, 'battle', 'battles')}
        <span className="text-muted">, {periodWords(sums)}</span>
      </p>
      <p className="flex min-w-[min(100%,300px)] flex-1 items-center gap-3">
        <span className="whitespace-nowrap text-order">Order won {thousands(wonByOrder)}</span>
        <SplitBar
          size="thin"
          order={wonByOrder}
          destruction={wonByDestruction}
          label={`Order won ${ofAll(wonByOrder)} of the battles, Destruction ${ofAll(wonByDestruction)}`}
        />
        <span className="whitespace-nowrap text-destruction">
          Destruction won {thousands(wonByDestruction)}
        </span>
      </p>
      <p className="text-muted">{sumWords(sums)}</p>
    </div>
  );
}

interface Props<Row extends BattleListRowFragment> {
  /** The rule of what is listed. */
  readonly about: string;
  readonly list: ListAddress;
  readonly columns: readonly Column<Row>[];
  /** A page of the list, and the sums of the whole. */
  readonly found: {
    readonly battles: { readonly nodes: readonly Row[] | null; readonly pageInfo: PageInfoFragment } | null;
    readonly battleSums: SumsOfBattlesFragment;
  };
}

/** One page of battles in the order of the address, below the sums of all that match the filter. */
export const BattleList = <Row extends BattleListRowFragment>({
  about,
  list,
  columns,
  found: { battles, battleSums },
}: Props<Row>) => (
  <>
    <BattleSums sums={battleSums} />
    <ListPanel
      caption="Battles"
      {...BATTLE_LAYOUT}
      columns={columns}
      rows={battles?.nodes ?? []}
      rowKey={({ id }) => id}
      empty="No battles match the filter."
      {...(battles && { pager: { label: 'battles', links: pagerLinks(list, battles.pageInfo) } })}
    />
    <p className="mt-3 max-w-prose text-sm text-muted">{about}</p>
    <ArchiveNote of="Query.battles" />
  </>
);
