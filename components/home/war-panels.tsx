import type { ComponentProps } from 'react';

import type { Answer } from '#lib/api/answer.ts';
import type { Front as FrontData, KillsToday as Kills } from '#lib/game/boards/war-state.ts';

import { Load } from '../ui/page/load.tsx';
import { BigSkirmish } from './big-skirmish.tsx';
import { Front } from './front.tsx';
import { KillsToday } from './kills-today.tsx';

interface Props {
  readonly today: Promise<Answer<Kills>>;
  readonly front: Promise<Answer<FrontData>>;
  readonly skirmish: Promise<Answer<ComponentProps<typeof BigSkirmish>>>;
}

/**
 * The state of the war: contested zones, and above each other beside them the kills of the day and the newest big
 * skirmish; these stand below where there is no room, or no zone.
 */
export const WarPanels = ({ today, front, skirmish }: Props) => (
  <div className="group mt-6 grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-gap has-[ul:empty]:grid-cols-1 compact:grid-cols-1">
    <div className="grid">
      <Load from={front} label="front" rows={4}>
        {(zones) => <Front {...zones} />}
      </Load>
    </div>
    <div className="grid grid-rows-[auto_1fr] gap-gap group-has-[ul:empty]:grid-cols-2 group-has-[ul:empty]:grid-rows-1 compact:grid-cols-2 compact:grid-rows-1 narrow:grid-cols-1! narrow:grid-rows-none">
      <Load from={today} label="kills today" rows={2}>
        {(days) => <KillsToday {...days} />}
      </Load>
      <Load from={skirmish} label="newest big skirmish" rows={3}>
        {(newest) => <BigSkirmish {...newest} />}
      </Load>
    </div>
  </div>
);
