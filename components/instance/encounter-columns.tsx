import { decimal, thousands } from '#lib/format/number.ts';
import { type EncounterStatistics, isTimed } from '#lib/game/instances/encounters.ts';
import { encounterName } from '#lib/game/instances/instance-name.ts';

import { type Column, declaredColumn } from '../ui/table/column.ts';
import { countColumn, NamedNumber } from '../ui/table/count-column.tsx';
import { Duration } from '../ui/time/timestamp.tsx';
import facts from './columns.json' with { type: 'json' };

/** The columns of tries at an encounter, and of what those that were won come to (rules.md: Instances). */
export const ENCOUNTER_COLUMNS: readonly Column<EncounterStatistics>[] = [
  declaredColumn(facts.encounter, ({ encounter }) => (
    <b className="font-semibold wrap-anywhere">{encounterName(encounter)}</b>
  )),
  countColumn(facts.encounterTries, ({ tries }) => tries),
  countColumn(facts.encounterWins, ({ totals }) => totals.totalCount),
  declaredColumn(facts.medianDuration, ({ totals }) =>
    isTimed(totals) ? (
      <NamedNumber number={<Duration ms={totals.medianDuration} />} name="median" />
    ) : (
      <span className="text-muted narrow:block narrow:text-left">Never won.</span>
    ),
  ),
  declaredColumn(
    facts.medianDeaths,
    ({ totals }) =>
      isTimed(totals) && <NamedNumber number={thousands(totals.medianDeaths)} name="median deaths" />,
  ),
  declaredColumn(
    facts.averageDeaths,
    ({ totals }) =>
      isTimed(totals) && <NamedNumber number={decimal(totals.averageDeaths, 2)} name="average deaths" />,
  ),
];
