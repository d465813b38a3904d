import type { Reached } from '#graphql/sql/archive/archive-progress.ts';

/** A figure of a kind. Its metric is a counter where its name ends so, and a gauge otherwise. */
interface Figure {
  /** The end of the metric's name. */
  readonly metric: string;
  readonly help: string;
  /** Counted by one process since it started, or read from the database, which all sites over it share. */
  readonly toldBy: 'process' | 'database';
}

/** The figures of each kind, by the name that `/readyz` gives them. */
export const FIGURES = {
  age: {
    metric: 'age_seconds',
    help: 'Time since a kind was read up to the present; since the site began, where it never was.',
    toldBy: 'database',
  },
  since: {
    metric: 'since_seconds',
    help: 'Epoch seconds from which all of a kind is there.',
    toldBy: 'database',
  },
  until: {
    metric: 'until_seconds',
    help: 'Epoch seconds up to which all of a kind is there.',
    toldBy: 'database',
  },
  unfinished: {
    metric: 'unfinished',
    help: 'Parts that came damaged and wait to be asked for again.',
    toldBy: 'database',
  },
  failures: { metric: 'failures', help: 'Failures in a row.', toldBy: 'process' },
  pause: {
    metric: 'pause_seconds',
    help: 'The pause after the last failure; 0 where none fails.',
    toldBy: 'process',
  },
  written: { metric: 'rows_total', help: 'Rows that were written.', toldBy: 'process' },
  leftOut: {
    metric: 'left_out_total',
    help: 'Rows that were left out, or written in part.',
    toldBy: 'process',
  },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof FIGURES;

type ToldBy<Teller extends Figure['toldBy']> = {
  [Name in FigureName]: (typeof FIGURES)[Name]['toldBy'] extends Teller ? Name : never;
}[FigureName];

/** The work of the process that archives on one kind, and its failures. */
export type KindWork = Readonly<Record<ToldBy<'process'>, number>>;

/** The same of each kind. */
export type ArchiveWork = Readonly<Record<string, KindWork>>;

/** Archives, waits for another site that does, or has no database to archive into. */
type ArchiveRole = 'recording' | 'waiting' | 'none';

export const ARCHIVE_ROLES: readonly ArchiveRole[] = ['recording', 'waiting', 'none'];

/** A message of the process that archives. */
export interface ArchiveReport {
  readonly role: ArchiveRole;
  readonly work: ArchiveWork;
}

/** The facts about one kind of archive, for those who keep the site running; null for what is not known. */
export type KindFacts = KindWork &
  Readonly<Record<ToldBy<'database'>, number | null>> & { readonly kind: string };

/** The facts about an archive. */
export interface ArchiveFacts {
  readonly role: ArchiveRole;
  readonly kinds: readonly KindFacts[];
}

const NO_WORK: KindWork = { written: 0, leftOut: 0, failures: 0, pause: 0 };

interface Known {
  readonly kinds: readonly string[];
  readonly report: ArchiveReport | undefined;
  readonly reached: ReadonlyMap<string, Reached>;
  /** Epoch seconds at which the site began. */
  readonly began: number;
  readonly now: number;
}

/** Puts together what the process says, and what the database has, which another site may have written. */
export const factsOf = ({ kinds, report, reached, began, now }: Known): ArchiveFacts => ({
  role: report?.role ?? 'none',
  kinds: kinds.map((kind) => {
    const { since = null, until = null, readAt = 0, unfinished = 0 } = reached.get(kind) ?? {};
    const age = Math.max(0, now - (readAt > 0 ? readAt : began));
    return { kind, age, since, until, unfinished, ...(report?.work[kind] ?? NO_WORK) };
  }),
});
