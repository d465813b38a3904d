import careers from '#lib/exports/columns/career-columns.json' with { type: 'json' };
import history from '#lib/exports/columns/history-columns.json' with { type: 'json' };
import { type About, fieldAt } from '#lib/exports/export-columns.ts';
import { percent, thousands } from '#lib/format/number.ts';
import { parsePeriod, periodLabel } from '#lib/game/boards/board-period.ts';
import { groupLabel } from '#lib/game/careers/groups.ts';
import { oddsText, VERDICT_WORDS } from '#lib/game/careers/match-ups.ts';
import { lookUp } from '#lib/game/look-up.ts';
import { compareNumbers } from '#lib/game/overview/compare-numbers.ts';
import { careerLabel, parseCareer, realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { FIGURE_LABELS, perMinuteWords } from '#lib/game/scenarios/standing.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { TableSection } from '../ui/list/table-section.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import type { Column } from '../ui/table/column.ts';
import declared from './tables.json' with { type: 'json' };

const { tables } = declared;

/** The columns of the same rows in other formats, which say how a page shows them. */
const COLUMNS: Readonly<Record<string, About<string>>> = { ...careers, ...history };

/** The ways in which numbers are read. */
const FORMATS: Readonly<Record<string, (value: number, row: object) => string>> = {
  count: thousands,
  whole: (value) => thousands(Math.round(value)),
  share: (value) => `${percent(value, 1, 1)}%`,
  rate: perMinuteWords,
  odds: (value) => oddsText(value).replaceAll(' ', '\u00A0'),
  change: (before, row) => compareNumbers(Number(fieldAt(row, ['characters'])), before).text,
};

function columnOf(field: string, set: string) {
  const shown = COLUMNS[set]?.[field];
  if (typeof shown !== 'object') throw new RangeError(`No page shows the column ${field} of ${set}`);
  const { header, format, meaning, narrow } = shown;
  const column: Column<object> = {
    header,
    meaning,
    align: 'end',
    narrow: narrow === 'hidden' ? narrow : undefined,
    cell: (row) => {
      const value = fieldAt(row, [field]);
      return (typeof value === 'number' && lookUp(FORMATS, format)?.(value, row)) || '–';
    },
  };
  return column;
}

/** A career by its badge and name, which lead to its page; a role, a realm or a period by its name. */
export function CareerCell({ name, row }: { readonly name: string; readonly row?: object }) {
  const career = parseCareer(name);
  const period = parsePeriod(name);
  if (!career) return <b>{period ? periodLabel(period) : groupLabel(name)}</b>;
  const detail =
    lookUp(VERDICT_WORDS, String(fieldAt(row, ['verdict']))) ??
    lookUp(FIGURE_LABELS, String(fieldAt(row, ['figure'])));
  return (
    <MediaObject
      image={<CareerBadge career={career} size={28} />}
      name={careerLabel(career)}
      href={routes.career(career)}
      detail={detail ? { text: detail } : null}
    />
  );
}

interface Props {
  readonly of: keyof typeof tables;
  readonly rows: readonly object[];
}

const nameIn = (row: object, field: string): string => String(fieldAt(row, [field]));

/** A table of careers, as tables.json declares it, without its rows. */
export const tableOf = (of: Props['of']) => {
  const { title, header, name, columns, of: set } = tables[of];
  return {
    caption: title,
    columns: [
      {
        header,
        names: true,
        narrow: 'shrinks' as const,
        cell: (row: object) => <CareerCell name={nameIn(row, name)} row={row} />,
      },
      ...columns.map((field) => columnOf(field, set)),
    ],
    rowKey: (row: object) => `${nameIn(row, name)} ${nameIn(row, 'figure')}`,
    edge: (row: object) => realmOf(realmOfCareer(nameIn(row, name))).side,
  };
};

/**
 * A table of careers under its heading, with a note on what it counts.
 * @param notes words of the note, by their names in it
 */
export const CareerTable = ({ of, rows, notes }: Props & { notes: Readonly<Record<string, string>> }) => (
  <TableSection
    {...tableOf(of)}
    title={tables[of].title}
    note={tables[of].note.replaceAll(/\{(\w+)\}/g, (_, word: string) => notes[word] ?? '')}
    rows={rows}
  />
);
