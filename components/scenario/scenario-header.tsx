import type { ScenarioInfoFragment } from '#graphql/generated/documents.ts';
import { durationWords } from '#lib/format/duration.ts';
import { thousands } from '#lib/format/number.ts';
import { spanOf } from '#lib/format/time.ts';
import { queueLabel } from '#lib/game/queues.ts';
import { pointsOf, winnerOf } from '#lib/game/scenario.ts';

import { MapBackdrop } from '../map/map-backdrop.tsx';
import { Timestamp } from '../ui/timestamp.tsx';
import { WinnerMark } from './winner-mark.tsx';

/** The head of a run's pages: what, when, how long, and the points of both sides (facts 1.8). */
export function ScenarioHeader({ run }: { run: ScenarioInfoFragment }) {
  const [order, destruction] = pointsOf(run);
  return (
    <section className="panel orn map-header">
      <MapBackdrop zoneId={run.scenario.zone.id} />
      <div>
        <h1>{run.scenario.name}</h1>
        <p>
          <Timestamp at={run.startTime} /> · {durationWords(spanOf(run.startTime, run.endTime))} ·{' '}
          {queueLabel(run.queueType)}
        </p>
      </div>
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
    </section>
  );
}
