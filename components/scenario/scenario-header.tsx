import type { ScenarioInfoFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { spanOf } from '#lib/format/time.ts';
import { queueLabel } from '#lib/game/battles/queues.ts';
import { hasTier, pointsOf, surrenderOf } from '#lib/game/battles/scenario.ts';
import { scenarioLabel } from '#lib/game/battles/scenario-label.ts';
import { scenarioOutcome } from '#lib/game/battles/scenario-outcome.ts';
import { staticImages } from '#lib/url/static-images.ts';

import { MapHeader } from '../map/map-header.tsx';
import { Duration } from '../ui/duration.tsx';
import { Timestamp } from '../ui/timestamp.tsx';
import { SurrenderMark } from './surrender-mark.tsx';

/** The head of a run's pages: what, when, how long, and the points of both sides (rules.md: Scenarios). */
export function ScenarioHeader({ run }: { run: ScenarioInfoFragment }) {
  const [order, destruction] = pointsOf(run);
  const loser = surrenderOf(run);
  const outcome = scenarioOutcome(run);
  return (
    <MapHeader
      zoneId={run.scenario.zone.id}
      title={scenarioLabel(run.scenario)}
      facts={
        <>
          <Timestamp at={run.startTime} /> · <Duration ms={spanOf(run.startTime, run.endTime)} /> ·{' '}
          {queueLabel(run.queueType)}
          {hasTier(run) && ` · Tier ${run.tier}`}
          {outcome && <b className="mt-1 block">{outcome}</b>}
        </>
      }
    >
      <div className="tracking-figure ml-auto flex items-center gap-[26px] narrow:ml-0 narrow:w-full">
        <Points side="order" label="Order" points={order} surrendered={loser === 'ORDER'} />
        <Points
          side="destruction"
          label="Destruction"
          points={destruction}
          surrendered={loser === 'DESTRUCTION'}
        />
      </div>
    </MapHeader>
  );
}

interface PointsProps {
  readonly side: 'order' | 'destruction';
  readonly label: 'Order' | 'Destruction';
  readonly points: number;
  readonly surrendered: boolean;
}

const Points = ({ side, label, points, surrendered }: PointsProps) => (
  <div className="flex items-center gap-3">
    <img src={staticImages.realm(side)} alt="" width={48} height={48} />
    <span>
      <b className={`text-2xl/none ${side === 'order' ? 'text-order' : 'text-destruction'}`}>
        {thousands(points)}
      </b>{' '}
      <small className="text-sm text-muted">{label}</small>
      {surrendered && (
        <small className="mt-1 block text-sm text-muted">
          <SurrenderMark side={label} />
        </small>
      )}
    </span>
  </div>
);
