import type { ReactNode } from 'react';

import { FeudScore } from '#components/feud/feud-score.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { ShareLinks } from '#components/ui/share/share-links.tsx';
import type { Feud } from '#lib/data/war/feuds.ts';
import type { listPlayerFeudKills } from '#lib/data/war/kills.ts';
import { feudName } from '#lib/seo/record-names.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

interface Props {
  readonly title: string;
  readonly feud: Feud<{ readonly name: string }>;
  /** The cards of the two. */
  readonly near: ReactNode;
  readonly far: ReactNode;
  readonly kills: ReturnType<typeof listPlayerFeudKills>;
  readonly list: ListAddress;
  /** Links to other comparisons of the two. */
  readonly children: ReactNode;
}

/** A feud of two players or guilds: both sides, the kills each way, and the list of them. */
export const FeudContent = ({ title, feud, near, far, kills, list, children }: Props) => (
  <>
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl leading-title">{feudName(feud)}</h1>
      <ShareLinks list={list} />
    </div>
    <FeudScore near={near} far={far} kills={feud.kills}>
      {children}
    </FeudScore>
    <Load from={kills} label="kills of the feud">
      {(rows) => <KillList title={title} kills={rows} list={list} />}
    </Load>
  </>
);
