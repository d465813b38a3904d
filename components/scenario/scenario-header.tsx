import type { ScenarioInfoFragment } from '#graphql/generated/documents.ts';
import { durationWords } from '#lib/format/duration.ts';
import { thousands } from '#lib/format/number.ts';
import { spanOf } from '#lib/format/time.ts';
import { pointsOf, queueLabel, winnerOf } from '#lib/game/scenario.ts';

import { MapHeader } from '../map/map-header.tsx';
import { Timestamp } from '../ui/timestamp.tsx';
import { WinnerMark } from './winner-mark.tsx';

/** The head of a run's pages: what, when, how long, and the points of both sides (facts 1.8). */
export function ScenarioHeader({ run }: { run: ScenarioInfoFragment }) {
  const [order, destruction] = pointsOf(run);
  return (
    <MapHeader
      zoneId={run.scenario.zone.id}
      title={run.scenario.name}
      facts={
        <>
          <Timestamp at={run.startTime} /> · {durationWords(spanOf(run.startTime, run.endTime))} ·{' '}
          {queueLabel(run.queueType)}
        </>
      }
    >
      <div className="scenario-points figure">
        <div>
          <img src="/images/icons/realm/order.svg" alt="" width={48} height={48} />
          <span>
            <b className="text-order">{thousands(order)}</b> <small>Order</small>
          </span>
        </div>
        <div>
          <img src="/images/icons/realm/destruction.svg" alt="" width={48} height={48} />
          <span>
            <b className="text-destruction">{thousands(destruction)}</b> <small>Destruction</small>
          </span>
        </div>
        {winnerOf(run) === 'DRAW' && <WinnerMark run={run} />}
      </div>
    </MapHeader>
  );
}
