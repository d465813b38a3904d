import type { ReactNode } from 'react';

import { plural, share, thousands } from '#lib/format/number.ts';

import { type Column, Table } from '../ui/table.tsx';
import { RankBar } from './rank-bar.tsx';

/** One place of any leaderboard. */
export interface Place {
  readonly id: string;
  readonly rank: number;
  readonly kills: number;
  readonly realm: 'order' | 'destruction' | 'neutral';
  readonly who: ReactNode;
}

interface Props {
  readonly title: string;
  /** The period in words: "Week 47, 2026". */
  readonly period: string;
  /** What the second column holds. */
  readonly header: 'Player' | 'Guild';
  readonly places: readonly Place[];
}

function columns(header: Props['header'], most: number): readonly Column<Place>[] {
  return [
    {
      header: '#',
      className: 'place',
      cell: ({ rank }) => rank,
    },
    {
      header,
      cell: ({ realm, kills, who }) => (
        <>
          <RankBar realm={realm} share={share(kills, most)} />
          {who}
        </>
      ),
    },
    {
      header: 'Kills',
      className: 'kills',
      cell: ({ kills }) => (
        <>
          {thousands(kills)}
          <span className="sr-only"> {plural(kills, 'kill', 'kills')}</span>
        </>
      ),
    },
  ];
}

/** Who killed most in a period: rank, name, kills (facts 1.1). */
export function Leaderboard({ title, period, header, places }: Props) {
  return (
    <section className="panel orn">
      <div className="panel-head">
        <h2>{title}</h2>
        <span className="note">{period}</span>
      </div>
      <Table
        caption={`${title}, ${period}`}
        variant="board"
        columns={columns(header, places[0]?.kills ?? 0)}
        rows={places}
        rowKey={({ id }) => id}
      />
      {places.length === 0 && <p className="px-5 pb-5 text-muted">No kills yet.</p>}
    </section>
  );
}
