import { BATTLE_STUDIES } from './battle-studies.ts';
import { DUNGEON_STUDIES } from './dungeon-studies.ts';
import { MATCH_UP_STUDIES } from './match-up-studies.ts';
import { SCENARIO_STUDIES } from './scenario-studies.ts';
import type { Study } from './study.ts';
import { TREND_STUDIES } from './trend-studies.ts';

/** All verdicts of the site that are tried in worlds without an effect. A further one is a study of its own. */
export const STUDIES: readonly Study[] = [
  ...SCENARIO_STUDIES,
  ...MATCH_UP_STUDIES,
  ...DUNGEON_STUDIES,
  ...BATTLE_STUDIES,
  ...TREND_STUDIES,
];
