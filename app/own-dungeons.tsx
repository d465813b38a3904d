import type { Route } from 'next';

import { ClearGrid, DungeonRecord } from '#components/dungeon/dungeon-record.tsx';
import { SESSION_RULE, SessionList } from '#components/dungeon/session-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import type { RecordSource } from '#lib/api/answer.ts';
import { getDungeonRecord, listOwnSessions } from '#lib/data/instance/dungeons.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import type { Description } from '#lib/seo/page-metadata.ts';
import { OWN_SESSION_FILTER } from '#lib/url/filter/instance-filter.ts';

interface Of<Data> {
  readonly source: RecordSource<{ id: string }, string, Data>;
  readonly exports: ExportList;
  readonly path: (id: string) => Route;
  readonly describe: (record: Data) => Omit<Description, 'path'>;
  readonly owner: (id: string) => Fighter;
  /** The rule of which sessions are listed, where it is not all of them. */
  readonly rule?: string;
  /** The heading above those who were there too. */
  readonly companions: string;
}

/** The dungeons of a player or of a guild: sessions, clears by wing, who else was there, and who of a guild cleared what. */
export function ownDungeons<Data>({ owner, rule = '', companions, ...section }: Of<Data>) {
  const page = recordSection({
    ...section,
    filter: OWN_SESSION_FILTER,
    early: ({ id, list }) => ({
      sessions: listOwnSessions(owner(id), list),
      record: getDungeonRecord(owner(id)),
    }),
    content: ({ id, list, panels: { sessions, record } }) => (
      <>
        <Filters list={list} />
        <Load from={sessions} label="sessions">
          {(found) => <SessionList list={list} found={found} about={rule + SESSION_RULE} />}
        </Load>
        <Load from={record} label="clears by wing" rows={6}>
          {(found) => (
            <>
              <DungeonRecord record={found} companions={companions} />
              {'guildId' in owner(id) && <ClearGrid members={found.members} />}
            </>
          )}
        </Load>
      </>
    ),
  });
  const path = section.path('1');
  return {
    generateMetadata: metadataWhereOffered(path, page.generateMetadata),
    Page: whereOffered(path, page.Page),
  };
}
