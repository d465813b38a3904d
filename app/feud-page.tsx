import type { Route } from 'next';
import type { ReactNode } from 'react';

import { FeudScore } from '#components/feud/feud-score.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { ShareLinks } from '#components/ui/share/share-links.tsx';
import type { RecordSource } from '#lib/api/answer.ts';
import type { Feud, Rivals } from '#lib/data/war/feuds.ts';
import type { listPlayerFeudKills } from '#lib/data/war/kills.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import type { Description } from '#lib/seo/descriptions/wording.ts';
import { feudName } from '#lib/seo/record-names.ts';

/** A kind of feud: of players or of guilds. */
interface FeudPage<Side extends { readonly name: string }> {
  readonly title: string;
  readonly source: RecordSource<Rivals, Rivals, Feud<Side>>;
  readonly exports: ExportList;
  readonly describe: (feud: Feud<Side>) => Description;
  readonly path: (id: string, rivalId: string) => Route;
  readonly kills: typeof listPlayerFeudKills;
  readonly card: (side: Side) => ReactNode;
  /** Links to other comparisons of the two. */
  readonly links: (near: Side, far: Side) => ReactNode;
}

/** The page of a feud: both sides, the kills each way, and the list of them. */
export const feudPage = <Side extends { readonly name: string }>(page: FeudPage<Side>) =>
  recordPage({
    ...page,
    path: ({ id, rivalId }) => page.path(id, rivalId),
    crumbs: (feud) => [{ label: feudName(feud) }],
    early: ({ id: rivals, list }) => ({ kills: page.kills(rivals, list) }),
    content: ({ record: feud, list, panels: { kills } }) => {
      const [near, far] = feud.sides;
      return (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-2xl leading-title">{feudName(feud)}</h1>
            <ShareLinks list={list} />
          </div>
          <FeudScore near={page.card(near)} far={page.card(far)} kills={feud.kills}>
            {page.links(near, far)}
          </FeudScore>
          <Load from={kills} label="kills of the feud">
            {(rows) => <KillList title={page.title} kills={rows} list={list} />}
          </Load>
        </>
      );
    },
  });
