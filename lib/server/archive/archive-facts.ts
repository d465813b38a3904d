import type { Reached } from '#graphql/sql/archive/archive-progress.ts';

/** The work of the process that archives on one kind, and its failures. */
export interface KindWork {
  /** Rows that it wrote, and those that it left out or wrote in part, since it began. */
  readonly written: number;
  readonly leftOut: number;
  /** Failures in a row, and the seconds until it is tried again. */
  readonly failures: number;
  readonly pause: number;
}

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

/** The facts about one kind of archive, for those who keep the site running. */
export interface KindFacts extends KindWork {
  readonly kind: string;
  /** Seconds since it was read up to the present; since the site began, where it never was. */
  readonly age: number;
  /** Epoch seconds from which and up to which all is there; null while nothing is. */
  readonly since: number | null;
  readonly until: number | null;
  /** Parts that came damaged and wait to be asked for again. */
  readonly unfinished: number;
}

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
