import type {
  CareerFightersRowFragment,
  CareerKillsRowFragment,
  CareerRateRowFragment,
} from '#graphql/generated/documents.ts';
import type { MatchUp } from '#lib/game/careers/match-ups.ts';

import { col, columnsOf } from '../export-columns.ts';

export const FIGHTER_COLUMNS = columnsOf<CareerFightersRowFragment>(
  col('group', 'Career, role or realm as the API calls it, ALL for all', ({ name }) => name),
  col('period', 'Week such as 2026-W47, or month such as 2026-11, in UTC', ({ period }) => period),
  col('isRunning', 'True for the one that is not over', ({ isRunning }) => isRunning),
  col(
    'characters',
    'Different characters who killed, helped to kill or fell',
    ({ characters }) => characters,
  ),
  col(
    'share',
    'Their share of all characters of the chosen levels who fought in the period, from 0 to 1; empty without any',
    ({ share }) => share,
  ),
  col('before', 'Characters of the period before; empty where they are not compared', ({ before }) => before),
);

export const RATE_COLUMNS = columnsOf<CareerRateRowFragment>(
  col('career', 'Career as the API calls it, such as SLAYER', ({ career }) => career),
  col('figure', 'Figure of a scoreboard, such as damage', ({ figure }) => figure),
  col('results', 'Results in scenarios that are counted', ({ results }) => results),
  col('lower', 'A quarter of them is below this, per minute of the run', ({ lower }) => lower),
  col('median', 'Half of them is below this', ({ median }) => median),
  col('upper', 'A quarter of them is above this', ({ upper }) => upper),
  col('ofRole', 'Median of all careers of the role', ({ ofRole }) => ofRole),
);

export const CAREER_KILL_COLUMNS = columnsOf<CareerKillsRowFragment>(
  col('career', 'Career as the API calls it, such as SLAYER', ({ career }) => career),
  col('kills', 'Kills of the record by it', ({ kills }) => kills),
  col('soloKills', 'Those that one attacker did all the damage for', ({ soloKills }) => soloKills),
  col('deaths', 'Its deaths', ({ deaths }) => deaths),
);

export const MATCH_UP_COLUMNS = columnsOf<MatchUp>(
  col('career', 'Career as the API calls it, such as SLAYER', ({ career }) => career),
  col('enemy', 'Career of the other realm', ({ enemy }) => enemy),
  col('kills', 'Kills of the career on its enemy', ({ kills }) => kills),
  col(
    'expectedKills',
    "Kills on it that both careers' kills and deaths would give",
    ({ expectedKills }) => expectedKills,
  ),
  col('deaths', 'Kills of the enemy on the career', ({ deaths }) => deaths),
  col(
    'expectedDeaths',
    "Deaths by it that both careers' kills and deaths would give",
    ({ expectedDeaths }) => expectedDeaths,
  ),
  col(
    'odds',
    'Natural logarithm of the odds of a kill to a death by those that are expected, with 0.5 added to each',
    ({ odds }) => odds,
  ),
  col(
    'low',
    'Lower end of its 95% interval, by killers and by victims; empty where too few players tell it',
    ({ low }) => low,
  ),
  col('high', 'Upper end of its 95% interval', ({ high }) => high),
  col(
    'verdict',
    "more or less where it surely kills, or falls, more often than both careers' kills and deaths would give, else open",
    ({ verdict }) => verdict,
  ),
);
