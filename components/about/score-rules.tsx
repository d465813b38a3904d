import { SCORE_MEANINGS } from '#lib/game/battles/score-meanings.ts';

import { Definitions } from '../ui/list/definitions.tsx';

/** Explains the columns of scoreboards, in the words of their heads (rules.md: Scoreboards). */
export const ScoreRules = () => <Definitions definitions={Object.values(SCORE_MEANINGS)} />;
