import { plain } from '#lib/format/number.ts';
import { itemRatings, type PartyMember, roleCounts, totalDeaths } from '#lib/game/instances/party.ts';
import type { Column } from '../ui/table/column.ts';
import { runDuration, unknownWords } from '#lib/game/instances/tries.ts';
import { Duration } from '#components/ui/time/timestamp.tsx';
import { staticImages } from '#lib/url/image/static-images.ts';

/** A run or a try at an encounter, as lists of them show it. */
interface Row {
  readonly start: number;
  readonly end: number;
  readonly completed: boolean;
  /** Set for a try. */
  readonly encounterId?: string;
  readonly scoreboardEntries: readonly PartyMember[];
}

/** The column of the duration; it says so where the end is unknown. */
export const DURATION: Column<Row> = { header: 'Duration', cell: (run) => <RunDuration run={run} /> };

export const DEATHS: Column<Row> = {
  header: 'Deaths',
  align: 'end',
  cell: ({ scoreboardEntries }) => plain(totalDeaths(scoreboardEntries)),
};

const rating = (header: string, key: 'min' | 'average' | 'max'): Column<Row> => ({
  header,
  align: 'end',
  cell: ({ scoreboardEntries }) => itemRatings(scoreboardEntries)?.[key],
});

export const RATINGS: readonly Column<Row>[] = [
  rating('Min rating', 'min'),
  rating('Avg rating', 'average'),
  rating('Max rating', 'max'),
];

const role = (header: string, key: 'tanks' | 'healers' | 'damageDealers'): Column<Row> => ({
  header,
  align: 'end',
  cell: ({ scoreboardEntries }) => roleCounts(scoreboardEntries)[key],
});

export const ROLES: readonly Column<Row>[] = [
  role('Tanks', 'tanks'),
  role('Healers', 'healers'),
  role('DPS', 'damageDealers'),
];

/** Shows the duration of a run or of a try at an encounter; says so where its end is unknown. */
export function RunDuration({ run }: { readonly run: Parameters<typeof runDuration>[0] }) {
  const duration = runDuration(run);
  return duration === null ? (
    <span className="text-muted">{unknownWords(run)}</span>
  ) : (
    <Duration ms={duration} />
  );
}

interface CompletionMarkProps {
  readonly completed: boolean;
  /** True to show the picture alone, with the word for screen readers. */
  readonly iconOnly?: boolean;
  /** The thing that it has, or has not: `completed` if not given. */
  readonly word?: string;
}

/** Marks a run, a try at an encounter or a session as completed or not: a star, or else a warning, and the word. */
export function CompletionMark({
  completed,
  iconOnly = false,
  word: done = 'completed',
}: CompletionMarkProps) {
  const word = completed ? done : `not ${done}`;
  const icon = { src: staticImages.completion(completed), width: 18, height: 18 };
  if (iconOnly) return <img {...icon} alt={word} title={word} />;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <img {...icon} alt="" /> <span className="inline-block first-letter:uppercase">{word}</span>
    </span>
  );
}
