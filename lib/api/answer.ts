/** An answer of the API, with its age where that matters. */
export interface Answer<Data> {
  readonly data: Data;
  /** Epoch milliseconds of a stale answer that stands in for a failed one; null for a current answer. */
  readonly staleSince: number | null;
}

/** The answer in place of a question that is not asked. */
export const NO_ANSWER: Answer<null> = { data: null, staleSince: null };

/** Returns a part of an answer, with the age of the whole. */
export function mapAnswer<Data, Part>(answer: Answer<Data>, pick: (data: Data) => Part): Answer<Part> {
  return { ...answer, data: pick(answer.data) };
}

/** Makes a failure false, for what a page can do without: it does not report it. */
export const orFalse = <Data>(answer: Promise<Answer<Data>>): Promise<Answer<Data | false>> =>
  answer.catch(() => ({ data: false, staleSince: null }));

/** Joins several answers into one, which is as old as the oldest of them. */
export function joinAnswers<Data>(answers: readonly Answer<unknown>[], data: Data): Answer<Data> {
  return { data, staleSince: oldestOf(answers) };
}

/** Returns the time of the oldest stale answer among several; null where all are current. */
export function oldestOf(answers: readonly Pick<Answer<unknown>, 'staleSince'>[]): number | null {
  const times = answers.flatMap(({ staleSince }) => staleSince ?? []);
  return times.length === 0 ? null : Math.min(...times);
}
