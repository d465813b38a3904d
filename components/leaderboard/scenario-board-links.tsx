import { isOffered } from '#lib/api/offered.ts';
import { SCENARIO_MEASURES, type ScenarioBy } from '#lib/game/boards/scenario-board.ts';
import { routes } from '#lib/url/routes.ts';
import { withQuery } from '#lib/url/search-params.ts';

import styles from '../ui/list/part-links.module.css';
import { NavLink } from '../ui/navigation/nav-link.tsx';

/** The measures that fighters, healers and tanks are best by. */
const SHOWN: readonly ScenarioBy[] = ['damage', 'healing', 'protection'];

interface Props {
  /** "Best of the month". */
  readonly label: string;
  /** The period of the boards as an address names it; that of today where there is none. */
  readonly period: string | undefined;
}

/** Links to the boards of what players did in scenarios, where the API has them. */
export const ScenarioBoardLinks = ({ label, period }: Props) =>
  isOffered('Query.scenarioLeaderboard') && (
    <nav aria-label={label} className={styles.choices}>
      {label}:{' '}
      {SHOWN.map((by) => (
        <NavLink
          key={by}
          href={withQuery(
            routes.leaderboard,
            new URLSearchParams({ by, ...(period !== undefined && { period }) }),
          )}
        >
          {SCENARIO_MEASURES[by].label}
        </NavLink>
      ))}
    </nav>
  );
