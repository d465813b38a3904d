import type { InstanceRowFragment, InstanceRunPageFragment } from '#graphql/generated/documents.ts';
import { framedIcon } from '#lib/art/framed-icon.ts';
import { INSTANCE_ART } from '#lib/art/tables/instances.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { encountersOf } from '#lib/game/instances/encounters.ts';
import { encounterName, instanceName } from '#lib/game/instances/instance-name.ts';

import type { Preview } from '../preview.ts';
import { countTotal } from './total.ts';

/** Encounters that are named before the rest is only counted. */
const NAMED = 3;

export const instanceBadge = (): string => framedIcon(INSTANCE_ART);

/**
 * The preview of an instance: its encounters, how often it was run, and how long that takes.
 * @param latest its runs, with their totals
 */
export function previewOfInstance(
  instance: InstanceRowFragment,
  latest: Pick<InstanceRunPageFragment, 'totalCount' | 'averageDuration'> | null,
): Preview {
  const encounters = encountersOf(instance);
  const names = encounters.slice(0, NAMED).map(encounterName).join(', ');
  const average = latest?.averageDuration ?? 0;
  return {
    title: instanceName(instance),
    facts: encounters.length > NAMED ? `${names} and ${encounters.length - NAMED} more` : names || 'Instance',
    totals: [
      countTotal(latest?.totalCount ?? 0, 'run', 'runs'),
      countTotal(encounters.length, 'encounter', 'encounters'),
      ...(average > 0 ? [{ value: shortDuration(average), label: 'on average' }] : []),
    ],
    realm: 'NEUTRAL',
    badge: instanceBadge(),
    zoneId: instance.id,
  };
}
