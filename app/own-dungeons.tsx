import { ClearGrid, OwnClears } from '#components/dungeon/own-clears.tsx';
import { SESSION_RULE, SessionList } from '#components/dungeon/session-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import type { getOwnClears, listOwnSessions } from '#lib/data/instance/dungeons.ts';
import type { OWN_SESSION_FILTER } from '#lib/url/filter/instance-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

interface Props {
  readonly list: ListAddress<typeof OWN_SESSION_FILTER>;
  readonly sessions: ReturnType<typeof listOwnSessions>;
  readonly clears: ReturnType<typeof getOwnClears>;
  /** The rule of which sessions are listed, where it is not all of them. */
  readonly rule?: string;
  /** The heading above those who were there too. */
  readonly companions: string;
  /** True for a guild: who of its members cleared what. */
  readonly byMember?: boolean;
}

/** The dungeons of a player or of a guild: sessions, clears by wing, who else was there. */
export const OwnDungeons = ({ list, sessions, clears, rule = '', companions, byMember = false }: Props) => (
  <>
    <Filters list={list} />
    <Load from={sessions} label="sessions">
      {(found) => <SessionList list={list} found={found} about={rule + SESSION_RULE} />}
    </Load>
    <Load from={clears} label="clears by wing" rows={6}>
      {(found) => (
        <>
          <OwnClears clears={found} companions={companions} />
          {byMember && <ClearGrid members={found.members} />}
        </>
      )}
    </Load>
  </>
);
