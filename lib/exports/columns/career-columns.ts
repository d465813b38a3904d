import type * as documents from '#graphql/generated/documents.ts';
import type { MatchUp } from '#lib/game/careers/match-ups.ts';

import { columnsOf } from '../export-table.ts';
import about from './career-columns.json' with { type: 'json' };

/** The characters of a career, a role or a realm in a week or a month. */
export const FIGHTER_COLUMNS = columnsOf<documents.CareerFightersRowFragment>()(about.fighters, {});

/** A figure of a career per minute. */
export const RATE_COLUMNS = columnsOf<documents.CareerRateRowFragment>()(about.rate, {});

export const CAREER_KILL_COLUMNS = columnsOf<documents.CareerKillsRowFragment>()(about.kills, {});

/** Two careers that are enemies. */
export const MATCH_UP_COLUMNS = columnsOf<MatchUp>()(about.matchUp, {});
