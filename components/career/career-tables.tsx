import type {
  CareerFightersRowFragment,
  CareerKillsRowFragment,
  CareerRateRowFragment,
} from '#graphql/generated/documents.ts';
import { percent, thousands } from '#lib/format/number.ts';
import { type MatchUp, oddsText, VERDICT_WORDS } from '#lib/game/careers/match-ups.ts';
import { lookUp } from '#lib/game/look-up.ts';
import { compareNumbers } from '#lib/game/overview/compare-numbers.ts';
import { FIGURE_LABELS, perMinuteWords } from '#lib/game/scenarios/standing.ts';

import type { Column } from '../ui/table/column.ts';
import { type CareerTableShape, type NotedTable, numbers } from './career-table.tsx';

type Fighters = Pick<CareerFightersRowFragment, 'characters' | 'share' | 'before'>;

const whole = (value: number): string => thousands(Math.round(value));
const odds = (value: number): string => oddsText(value).replaceAll(' ', '\u00A0');

/** The number of those who fought, their share of all, and the change. */
const FIGHTERS: readonly Column<Fighters>[] = [
  numbers({ header: 'Characters', of: ({ characters }) => characters, as: thousands }),
  numbers({
    header: 'Share',
    meaning: 'Of all characters of the chosen levels who fought in the period',
    of: ({ share }) => share,
    as: (share) => `${percent(share, 1, 1)}%`,
  }),
  numbers({
    header: 'Change',
    meaning: 'Against the period before',
    narrow: 'hidden',
    of: ({ before }) => before,
    as: (before, { characters }) => compareNumbers(characters, before).text,
  }),
];

export const GROUPS: NotedTable<Fighters & Pick<CareerFightersRowFragment, 'name'>> = {
  title: 'By career',
  noteOf: ({ period }) =>
    `Different characters who killed, helped to kill or fell in ${period}, each counted once.`,
  header: 'Fought with',
  nameOf: ({ name }) => name,
  columns: FIGHTERS,
};

export const PERIODS: CareerTableShape<Fighters & Pick<CareerFightersRowFragment, 'period'>> = {
  title: 'Characters by period',
  header: 'Period',
  nameOf: ({ period }) => period,
  columns: FIGHTERS,
};

export const RATES: NotedTable<Omit<CareerRateRowFragment, 'isMain'>> = {
  title: 'In scenarios',
  noteOf: ({ levels }) =>
    `By minute of the run: all results of the record with ${levels}, of every tier and queue. Careers of one role stand together; compare no others.`,
  header: 'A minute',
  nameOf: ({ career }) => career,
  detailOf: ({ figure }) => lookUp(FIGURE_LABELS, figure),
  columns: [
    numbers({ header: 'Median', of: ({ median }) => median, as: perMinuteWords }),
    numbers({
      header: 'A quarter below',
      meaning: 'A quarter of the results is below',
      narrow: 'hidden',
      of: ({ lower }) => lower,
      as: perMinuteWords,
    }),
    numbers({
      header: 'A quarter above',
      meaning: 'A quarter of the results is above',
      narrow: 'hidden',
      of: ({ upper }) => upper,
      as: perMinuteWords,
    }),
    numbers({
      header: 'Of the role',
      meaning: 'The median of all careers of the role',
      of: ({ ofRole }) => ofRole,
      as: perMinuteWords,
    }),
    numbers({
      header: 'Results',
      meaning: 'Results in scenarios',
      narrow: 'hidden',
      of: ({ results }) => results,
      as: thousands,
    }),
  ],
};

export const KILLS: NotedTable<CareerKillsRowFragment> = {
  title: 'Kills and deaths',
  noteOf: () =>
    'All kills of the record; each is that of the attacker with the most damage. Careers of one role stand together: a healer is not there to kill.',
  header: 'Career',
  nameOf: ({ career }) => career,
  columns: [
    numbers({ header: 'Kills', of: ({ kills }) => kills, as: thousands }),
    numbers({
      header: 'Solo',
      meaning: 'Kills that one attacker did all the damage for',
      of: ({ soloKills }) => soloKills,
      as: thousands,
    }),
    numbers({ header: 'Deaths', of: ({ deaths }) => deaths, as: thousands }),
  ],
};

export const MATCH_UPS: NotedTable<Omit<MatchUp, 'career' | 'error'>> = {
  title: 'Match-ups',
  noteOf: ({ even }) => even,
  header: 'Enemy',
  nameOf: ({ enemy }) => enemy,
  detailOf: ({ verdict }) => VERDICT_WORDS[verdict],
  columns: [
    numbers({
      header: 'Kills',
      meaning: 'Of the career on its enemy',
      of: ({ kills }) => kills,
      as: thousands,
    }),
    numbers({
      header: 'Expected',
      meaning: 'Kills that both careers’ kills and deaths would give',
      narrow: 'hidden',
      of: ({ expectedKills }) => expectedKills,
      as: whole,
    }),
    numbers({
      header: 'Deaths',
      meaning: 'Of the career by its enemy',
      of: ({ deaths }) => deaths,
      as: thousands,
    }),
    numbers({
      header: 'Expected',
      meaning: 'Deaths that both careers’ kills and deaths would give',
      narrow: 'hidden',
      of: ({ expectedDeaths }) => expectedDeaths,
      as: whole,
    }),
    numbers({
      header: 'Odds',
      meaning: 'Of a kill to a death, by those that both careers’ kills and deaths would give',
      of: (pair) => pair.odds,
      as: odds,
    }),
    numbers({
      header: 'From',
      meaning: 'Lower end of the 95% interval',
      narrow: 'hidden',
      of: ({ low }) => low,
      as: odds,
    }),
    numbers({
      header: 'To',
      meaning: 'Upper end of the 95% interval',
      narrow: 'hidden',
      of: ({ high }) => high,
      as: odds,
    }),
  ],
};
