import type { ReactNode } from 'react';

import type { OwnPlace as Own } from '#lib/game/boards/board.ts';
import { sharedWords } from '#lib/game/boards/ties.ts';
import { counted, thousands, ordinal } from '#lib/format/number.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';

import { Panel } from '../ui/page/panel.tsx';

interface Props<Owner> {
  readonly own: Own<Owner>;
  /** The period in words: "Week 47, 2026". */
  readonly period: string;
  readonly who: (owner: Owner) => ReactNode;
}

/** Kills, deaths and place of the player or guild that the address marks. */
export function OwnPlace<Owner>({
  own: { owner, place, sharedBy, kills, deaths, solo, partIn },
  period,
  who,
}: Props<Owner>) {
  return (
    <MarkedOwner who={who(owner)}>
      <p>
        {place === null ? 'Not among the best' : <b>{ordinal(place)} by kills</b>}
        {place !== null && sharedWords(sharedBy)} in {period}: {counted(kills, 'kill')},{' '}
        {kills > 0 && `${thousands(solo)} solo, `}
        {partIn !== null && `took part in ${thousands(partIn)}, `}
        {counted(deaths, 'death')}, {killsPerDeath(kills, deaths)} K/D
      </p>
    </MarkedOwner>
  );
}

/** The player or guild that the address of a board marks, and a sentence about them. */
export const MarkedOwner = ({ who, children }: { readonly who: ReactNode; readonly children: ReactNode }) => (
  <Panel as="section" aria-label="Marked" className="flex flex-wrap items-center gap-x-8 gap-y-2 px-4.5 py-3">
    <div className="min-w-[min(100%,260px)]">{who}</div>
    {children}
  </Panel>
);
