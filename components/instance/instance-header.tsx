import type { ReactNode } from 'react';

import type { InstanceRowFragment, InstanceRunPageFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import type { Answer } from '#lib/api/answer.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { encountersOf } from '#lib/game/instances/encounters.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import type { RunSample } from '#lib/game/instances/run-sample.ts';
import { routes } from '#lib/url/routes.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { completedMedian, timedRuns } from '#lib/game/instances/duration-distribution.ts';

import { MapHeader } from '../map/map-header.tsx';
import { Load } from '../ui/page/load.tsx';
import { LinkButton } from '../ui/navigation/link-button.tsx';
import { Tabs } from '../ui/page/tabs.tsx';
import { Duration } from '../ui/time/timestamp.tsx';

/** Shows the median duration of completed runs, and of how many (rules.md: Plots of runs). */
function CompletedMedian({ sample: { runs, total } }: { readonly sample: RunSample }) {
  const usual = completedMedian(timedRuns(runs));
  if (!usual) return <Figure label="Median of completed runs" value="not known" />;
  const newest = runs.length < total ? 'the newest ' : '';
  const label = `Median of ${newest}${thousands(usual.runs)} completed ${plural(usual.runs, 'run', 'runs')}`;
  return <Figure label={label} value={<Duration ms={usual.median} />} />;
}

/** Shows the number of an instance's runs that count. */
const RunCount = ({
  runs: { totalCount },
}: {
  readonly runs: Pick<InstanceRunPageFragment, 'totalCount'>;
}) => (
  <Figure
    label="Runs of six players or more"
    value={totalCount === undefined ? 'not known' : thousands(totalCount)}
  />
);

const Figure = ({ label, value }: { readonly label: string; readonly value: ReactNode }) => (
  <dl>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="tracking-figure mt-1 text-lg/[1.2] font-bold narrow:text-md/[1.2]">{value}</dd>
  </dl>
);

interface Props {
  readonly instance: InstanceRowFragment;
  readonly runs: Promise<Answer<InstanceRunPageFragment | null>>;
  readonly sample: Promise<Answer<RunSample | null>>;
}

/** The head of the pages about an instance: over the map of its zone, whose id it shares, with tabs of those pages. */
export function InstanceHeader({ instance, runs, sample }: Props) {
  const count = encountersOf(instance).length;
  return (
    <>
      <MapHeader
        zoneId={instance.id}
        title={instanceName(instance)}
        facts={`${thousands(count)} ${plural(count, 'encounter', 'encounters')}`}
        icon={<img className="shrink-0" src={staticImages.instance} alt="" width={54} height={54} />}
      >
        <div className="ml-auto flex min-w-60 flex-wrap justify-end gap-x-9 gap-y-3 narrow:ml-0 narrow:w-full narrow:justify-start narrow:gap-x-6">
          <Load from={sample} label="durations" rows={1}>
            {(found) => <CompletedMedian sample={found} />}
          </Load>
          <Load from={runs} label="runs" rows={1}>
            {(page) => <RunCount runs={page} />}
          </Load>
        </div>
      </MapHeader>
      {isOffered('Query.dungeon') && (
        <p className="mt-3">
          <LinkButton href={routes.dungeon(instance.id)}>Sessions, clears and leaderboards</LinkButton>
        </p>
      )}
      <Tabs
        label="Dungeon sections"
        tabs={[
          { label: 'Overview', href: routes.instance(instance.id) },
          { label: 'Statistics', href: routes.instanceStatistics(instance.id) },
        ]}
      />
    </>
  );
}
