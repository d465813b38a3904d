import type {
  PlayedScenarioFragment,
  ScenarioInfoFragment,
  ScenarioScoreFragment,
} from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { guildCounts } from '#lib/game/battles/guild-counts.ts';
import { queueLabel } from '#lib/game/battles/queues.ts';
import {
  hasTier,
  pointsOf,
  scenarioLabel,
  scenarioOutcome,
  surrenderOf,
} from '#lib/game/battles/scenario.ts';
import { scenarioTotals } from '#lib/game/battles/scenario-totals.ts';
import { runLength } from '#lib/game/scenarios/run-length.ts';
import type { KillsHeatmap } from '#lib/game/places/heatmap.ts';
import { isOffered } from '#lib/api/offered.ts';
import { routes } from '#lib/url/routes.ts';

import { Heatmap } from '../map/heatmap.tsx';
import { ZoneDayLink } from '../place/zone-day-link.tsx';
import { BattleHead } from '../scoreboard/battle-head.tsx';
import { TopGuilds } from '../scoreboard/top-guilds.tsx';
import { RealmTotal } from '../scoreboard/realm-total.tsx';
import { Load } from '../ui/page/load.tsx';
import { FactTime, Duration } from '../ui/time/timestamp.tsx';
import { SurrenderMark } from './surrender-mark.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';

type Named = Pick<PlayedScenarioFragment['scenario'], 'id' | 'name'>;

/** The name of a scenario, which leads to who wins it where the API counts results. */
const PlayedScenarioLink = ({ scenario }: { readonly scenario: Named }) =>
  isOffered('Query.scenarioStatistics') ? (
    <NavLink href={routes.playedScenario(scenario.id)}>{scenarioLabel(scenario)}</NavLink>
  ) : (
    scenarioLabel(scenario)
  );

interface Props {
  readonly run: ScenarioInfoFragment;
  /** False where they cannot be had: the scoreboard says so. */
  readonly scores: Promise<Answer<readonly ScenarioScoreFragment[] | false | null>>;
  readonly heatmap: Promise<Answer<KillsHeatmap>>;
}

/** The head of a run's pages: what, when, how long, the points, and totals of both sides (rules.md: Scenarios). */
export function ScenarioHeader({ run, scores, heatmap }: Props) {
  const place = scenarioLabel(run.scenario);
  return (
    <BattleHead
      hasMapPage
      title={<PlayedScenarioLink scenario={run.scenario} />}
      facts={
        <>
          <FactTime at={run.startTime} />
          <Duration ms={runLength(run)} /> · {queueLabel(run.queueType)}
          {hasTier(run) && ` · Tier ${run.tier}`}
          <ZoneDayLink id={run.scenario.zone.id} time={run.startTime} />
        </>
      }
      totals={
        <>
          <Points run={run} />
          <Load from={scores} label="totals" rows={3}>
            {(entries) =>
              entries && (
                <>
                  <Totals of={FIRST_TOTALS} scores={entries} />
                  <TopGuilds {...guildCounts(entries)}>
                    <Totals of={MORE_TOTALS} scores={entries} />
                  </TopGuilds>
                </>
              )
            }
          </Load>
        </>
      }
      map={
        <Load from={heatmap} label="heatmap" rows={6}>
          {(found) => <Heatmap {...found} zoneId={run.scenario.zone.id} place={place} size={300} />}
        </Load>
      }
    />
  );
}

function Points({ run }: { readonly run: ScenarioInfoFragment }) {
  const [order, destruction] = pointsOf(run);
  const loser = surrenderOf(run);
  return (
    <div className="col-span-full">
      <RealmTotal
        figure={scenarioOutcome(run) || '–'}
        what="points"
        order={order}
        destruction={destruction}
        notes={{
          order: loser === 'ORDER' && <SurrenderMark side="Order" />,
          destruction: loser === 'DESTRUCTION' && <SurrenderMark side="Destruction" />,
        }}
      />
    </div>
  );
}

type TotalOf = readonly [measure: keyof ReturnType<typeof scenarioTotals>, one: string, many: string];

/** Totals with their nouns for one and for many. */
const FIRST_TOTALS: readonly TotalOf[] = [
  ['players', 'player', 'players'],
  ['deathBlows', 'death blow', 'death blows'],
];
/** Further ones, which a phone folds, so that the scoreboard begins on its first screen. */
const MORE_TOTALS: readonly TotalOf[] = [
  ['damage', 'damage', 'damage'],
  ['healing', 'healing', 'healing'],
];

interface TotalsProps {
  readonly of: readonly TotalOf[];
  readonly scores: readonly ScenarioScoreFragment[];
}

function Totals({ of, scores }: TotalsProps) {
  const totals = scenarioTotals(scores);
  return of.map(([measure, one, many]) => {
    const { order, destruction } = totals[measure];
    const total = order + destruction;
    return (
      <RealmTotal
        key={measure}
        figure={thousands(total)}
        what={plural(total, one, many)}
        order={order}
        destruction={destruction}
      />
    );
  });
}
