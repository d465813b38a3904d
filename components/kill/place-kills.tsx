import type { Route } from 'next';

import type { KillPageFragment } from '#graphql/generated/documents.ts';

import { LinkButton } from '../ui/navigation/link-button.tsx';
import { Table } from '../ui/table/table.tsx';
import { KILL_COLUMNS } from './kill-columns.tsx';

/** Kills beside a map, at most. */
const SHOWN = 4;

interface Props {
  readonly kills: KillPageFragment;
  /** The list of all. */
  readonly href: Route;
}

/** The latest kills in a place, to stand beside its map; nothing where there are none. */
export function PlaceKills({ kills: { nodes }, href }: Props) {
  if (!nodes?.length) return null;
  return (
    <section>
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 className="text-lg">Latest kills</h2>
        <LinkButton href={href}>All kills</LinkButton>
      </div>
      <Table
        caption="Latest kills here"
        layout="half"
        narrowTracks="narrow:grid-cols-[minmax(min-content,1fr)_20px_minmax(min-content,1fr)]"
        columns={KILL_COLUMNS.place}
        rows={nodes.slice(0, SHOWN)}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
