import type { InstanceRowFragment } from '#graphql/generated/documents.ts';
import { plural } from '#lib/format/number.ts';
import { encountersOf } from '#lib/game/instances/encounters.ts';
import { encounterName, instanceName } from '#lib/game/instances/instance-name.ts';

import type { Description } from './describe.ts';

/** Encounters that a description names. */
const NAMED = 2;

/**
 * An instance: its name and its first encounters.
 * @example describeInstance(instance).description // 'Gunbad with 3 encounters: Solithex, …'
 */
export function describeInstance(instance: InstanceRowFragment): Description {
  return {
    title: `${instanceName(instance)}, instance`,
    description: `${summaryOf(instance)} Its fastest and latest runs, and how long and deadly each encounter is.`,
  };
}

/**
 * How long and how deadly the encounters of an instance are.
 * @example describeStatistics(instance).title // 'Gunbad, instance statistics'
 */
export function describeStatistics(instance: InstanceRowFragment): Description {
  return {
    title: `${instanceName(instance)}, instance statistics`,
    description: `${summaryOf(instance)} Median duration and deaths of each, by the item rating of the party.`,
  };
}

function summaryOf(instance: InstanceRowFragment): string {
  const names = encountersOf(instance).map(encounterName);
  if (names.length === 0) return `${instanceName(instance)}.`;
  const more = names.length > NAMED ? ' and more' : '';
  const encounters = `${names.length} ${plural(names.length, 'encounter', 'encounters')}`;
  return `${instanceName(instance)} with ${encounters}: ${names.slice(0, NAMED).join(', ')}${more}.`;
}
