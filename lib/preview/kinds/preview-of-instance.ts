import type { InstanceRowFragment, InstanceRunPageFragment } from '#graphql/generated/documents.ts';
import { framedIcon } from '#lib/art/framed-icon.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { counted } from '#lib/format/number.ts';
import { completedMedian, timedRuns } from '#lib/game/instances/duration-distribution.ts';
import { encountersOf } from '#lib/game/instances/encounters.ts';
import { encounterName, instanceName } from '#lib/game/instances/instance-name.ts';
import type { RunSample } from '#lib/game/instances/run-sample.ts';
import type { Preview } from '../preview.ts';
import { countTotal } from './total.ts';
import { INSTANCE_ART } from '#lib/art/tables/quests.ts';

/** Encounters that are named before the rest is only counted. */
const NAMED = 3;

export const instanceBadge = (): string => framedIcon(INSTANCE_ART);

/**
 * The preview of an instance: its encounters, how often it was run, and how long a completed run takes.
 * @param latest its runs, with their number
 * @param sample the newest of them
 */
export function previewOfInstance(
  instance: InstanceRowFragment,
  latest: Pick<InstanceRunPageFragment, 'totalCount'> | null,
  sample: RunSample | null,
): Preview {
  const encounters = encountersOf(instance);
  const names = encounters.slice(0, NAMED).map(encounterName).join(', ');
  const usual = completedMedian(timedRuns(sample?.runs ?? []));
  return {
    title: instanceName(instance),
    facts: encounters.length > NAMED ? `${names} and ${encounters.length - NAMED} more` : names || 'Dungeon',
    totals: [
      countTotal(latest?.totalCount ?? 0, 'run'),
      countTotal(encounters.length, 'encounter'),
      ...(usual
        ? [
            {
              value: shortDuration(usual.median),
              label: `median of ${counted(usual.runs, 'completed run')}`,
            },
          ]
        : []),
    ],
    realm: 'NEUTRAL',
    badge: instanceBadge(),
    zoneId: instance.id,
  };
}
