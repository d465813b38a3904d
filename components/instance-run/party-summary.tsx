import { plural, thousands } from '#lib/format/number.ts';
import type { ItemRatings, RoleCounts } from '#lib/game/instances/party.ts';
import type { EncounterCounts } from '#lib/game/instances/tries.ts';

import { Panel } from '../ui/page/panel.tsx';

interface Props {
  /** Null for a party without members. */
  readonly ratings: ItemRatings | null;
  readonly roles: RoleCounts;
  /** The deaths of all members together. */
  readonly deaths: number;
  /** The counts of encounters; for whole runs only. */
  readonly encounters?: EncounterCounts & { readonly inInstance: number | null };
}

/** A party in figures: item ratings, deaths, roles, and what it met (rules.md: Instance runs). */
export function PartySummary({ ratings, roles, deaths, encounters }: Props) {
  return (
    <dl className="mt-gap flex flex-wrap gap-gap empty:hidden">
      {ratings && (
        <>
          <Figures
            label="Item rating"
            figures={[
              [ratings.min, 'lowest'],
              [ratings.average, 'average'],
              [ratings.max, 'highest'],
            ]}
          />
          <Figures label="Deaths" figures={[[deaths, 'of all players']]} />
          <Figures
            label="Roles"
            figures={[
              [roles.tanks, plural(roles.tanks, 'tank', 'tanks')],
              [roles.healers, plural(roles.healers, 'healer', 'healers')],
              [roles.damageDealers, plural(roles.damageDealers, 'damage dealer', 'damage dealers')],
            ]}
          />
        </>
      )}
      {encounters && encounters.tries > 0 && (
        <Figures
          label="Encounters"
          figures={[
            [encounters.encounters, 'met'],
            [
              encounters.completed,
              encounters.inInstance === null
                ? 'completed'
                : `of ${thousands(encounters.inInstance)} completed`,
            ],
            [encounters.tries, plural(encounters.tries, 'try', 'tries')],
          ]}
        />
      )}
    </dl>
  );
}

interface FiguresProps {
  readonly label: string;
  readonly figures: readonly (readonly [value: number, label: string])[];
}

const Figures = ({ label, figures }: FiguresProps) => (
  <Panel className="grow px-4 py-3.5 narrow:px-3.5 narrow:py-3">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="mt-[3px] flex flex-wrap gap-x-6 narrow:gap-x-4">
      {figures.map(([value, what]) => (
        <span key={what}>
          <b className="tracking-figure block text-[1.625rem] leading-[1.15] narrow:text-[1.375rem]">
            {thousands(value)}
          </b>{' '}
          <span className="text-sm text-muted">{what}</span>
        </span>
      ))}
    </dd>
  </Panel>
);
