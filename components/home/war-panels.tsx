import type { ComponentProps } from 'react';

import type { Answer } from '#lib/api/answer.ts';
import type { Front as FrontData, KillsToday as Kills } from '#lib/game/boards/war-state.ts';

import { Load } from '../ui/load.tsx';
import { BigSkirmish } from './big-skirmish.tsx';
import { Front } from './front.tsx';
import { KillsToday } from './kills-today.tsx';

interface Props {
  readonly today: Promise<Answer<Kills>>;
  readonly front: Promise<Answer<FrontData>>;
  readonly skirmish: Promise<Answer<ComponentProps<typeof BigSkirmish>>>;
}

/** The state of the war: kills of the day, contested zones, the newest big skirmish. */
export const WarPanels = ({ today, front, skirmish }: Props) => (
  <div className="mt-6 grid grid-cols-3 items-start gap-gap compact:grid-cols-1">
    <Load from={today} label="kills today" rows={2}>
      {(days) => <KillsToday {...days} />}
    </Load>
    <Load from={front} label="front" rows={4}>
      {(zones) => <Front {...zones} />}
    </Load>
    <Load from={skirmish} label="newest big skirmish" rows={3}>
      {(newest) => <BigSkirmish {...newest} />}
    </Load>
  </div>
);
