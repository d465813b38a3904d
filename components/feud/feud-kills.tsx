import type { KillPageFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { KillTable } from '../kill/kill-table.tsx';

interface Props {
  /** The table's caption: "Kills of the players' feud". */
  readonly title: string;
  /** The text where the kill of the page is the only one. */
  readonly first: string;
  readonly killId: string;
  readonly kills: KillPageFragment;
  readonly list: ListAddress;
}

/** The kills of a feud on the page of one of them. */
export function FeudKills({ title, first, killId, kills, list }: Props) {
  const { nodes, pageInfo } = kills;
  const isAlone = nodes?.length === 1 && nodes[0]?.id === killId && !pageInfo.hasPreviousPage;
  if (isAlone && !pageInfo.hasNextPage) return <p className="px-5 py-4 text-muted">{first}</p>;
  return <KillTable title={title} kills={kills} list={list} />;
}
