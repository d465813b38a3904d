import type {
  CharacterHistoryPartsFragment,
  MonthOfGuildFragment,
  SumsOfBattlesFragment,
  SumsOfSessionsFragment,
} from '#graphql/generated/documents.ts';
import { periodWords } from '#lib/game/battles/list/battle-result.ts';
import type { Attendance } from '#lib/game/battles/list/attendance.ts';
import { guildsOf, historyWords } from '#lib/game/history/history-words.ts';

import type { Preview } from '../preview.ts';
import { countTotal, factsLine } from './parts.ts';

/** The part of a preview that a page of a player or a guild gives; the rest is whose page it is. */
export type Section = Pick<Preview, 'facts' | 'totals'>;

/** The battles of a player or a guild, with how many their realm won and lost. */
export function sectionOfBattles(sums: SumsOfBattlesFragment | null, realm: string): Section {
  if (!sums) return { facts: 'Battles', totals: [] };
  const [won, lost] =
    realm === 'ORDER' ? [sums.wonByOrder, sums.wonByDestruction] : [sums.wonByDestruction, sums.wonByOrder];
  return {
    facts: factsLine('Battles', periodWords(sums)),
    totals: [
      countTotal(sums.battles, 'battle'),
      countTotal(won, 'won', 'won'),
      countTotal(lost, 'lost', 'lost'),
    ],
  };
}

/** The members who came to the battles of a guild. */
export const sectionOfAttendance = ({ battles, runs, evenings, members }: Attendance): Section => ({
  facts: 'Attendance at battles and scenarios',
  totals: [
    countTotal(evenings.length, 'evening'),
    countTotal(battles.length + runs.length, 'fight'),
    countTotal(members.length, 'member who came', 'members who came'),
  ],
});

/** The life of a character: days, ranks and guilds. */
export const sectionOfLife = (history: CharacterHistoryPartsFragment): Section => ({
  facts: historyWords(history),
  totals: [
    countTotal(history.days, 'day with a fight', 'days with a fight'),
    countTotal(guildsOf(history.spells), 'guild'),
  ],
});

/** The newest month of a guild's history. */
export function sectionOfMonths(months: readonly MonthOfGuildFragment[]): Section {
  const newest = months.at(-1);
  if (!newest) return { facts: 'History', totals: [] };
  return {
    facts: `History, ${newest.period}`,
    totals: [
      countTotal(newest.characters, 'member fought', 'members fought'),
      countTotal(newest.firstSeen + newest.joined, 'came', 'came'),
      countTotal(newest.left, 'left', 'left'),
    ],
  };
}

/** The sessions of a player or a guild in dungeons. */
export const sectionOfSessions = (sums: SumsOfSessionsFragment | null): Section => ({
  facts: 'Dungeons',
  totals: sums
    ? [
        countTotal(sums.sessions, 'session'),
        countTotal(sums.tries, 'try', 'tries'),
        countTotal(sums.cleared, 'cleared whole', 'cleared whole'),
      ]
    : [],
});

/** The scenarios of a player or a guild; one side of a run may be neither, where it has no winner. */
export const sectionOfResults = ({ wins, losses }: Record<'wins' | 'losses', number>): Section => ({
  facts: 'Scenarios',
  totals: [countTotal(wins, 'won', 'won'), countTotal(losses, 'lost', 'lost')],
});
