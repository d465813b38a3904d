interface Named {
  readonly name?: string | null;
}

interface Located {
  readonly scenario: Named | null;
  readonly primaryZone: Named | null;
  readonly primaryZoneArea: Named | null;
}

export interface Location {
  readonly kind: 'scenario' | 'rvr';
  readonly name: string;
  /** The part of the zone; null where it is not known or says nothing new. */
  readonly area: string | null;
}

/**
 * Where a skirmish was fought: the scenario, else the zone, with the area unless it has the scenario's name
 * (rules.md: Skirmishes).
 * @example locationOf({ scenario: null, primaryZone: { name: 'Praag' }, primaryZoneArea: { name: 'Old Walls' } })
 */
export function locationOf({ scenario, primaryZone, primaryZoneArea }: Located): Location {
  const name = scenario?.name || primaryZone?.name || 'Unknown place';
  const area = primaryZoneArea?.name || null;
  return { kind: scenario ? 'scenario' : 'rvr', name, area: area === name ? null : area };
}
