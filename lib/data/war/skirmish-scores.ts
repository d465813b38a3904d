import {
  GetSkirmishScoreboardDocument,
  type SkirmishScorePageFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, FINISHED } from '#lib/api/answer.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { query } from '#lib/api/query.ts';
import type { ScoreSort } from '#lib/game/battles/score-sort.ts';
import { type Cursor, type PageVariables, pageVariables } from '#lib/url/paging/cursor.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { pageOrFirst } from '../page-or-first.ts';

/** Players on a page of a skirmish's scoreboard. */
const SCORES_PER_PAGE = 25;
/** The most pages of a whole scoreboard: no fight has 2,000 players. */
const MOST_QUESTIONS = 40;

type ScorePage = Promise<Answer<SkirmishScorePageFragment | null>>;

/** Loads one page of a skirmish's scoreboard in the requested order; null when the skirmish is unknown. */
export function listSkirmishScores(id: string, sort: ScoreSort, { cursor }: ListAddress): ScorePage {
  return pageOrFirst(SCORES_PER_PAGE, cursor, (page) => askScores(id, sort, page));
}

/** Loads a skirmish's whole scoreboard in the requested order, as one page; null when the skirmish is unknown. */
export async function listEverySkirmishScore(id: string, sort: ScoreSort): ScorePage {
  const pages: SkirmishScorePageFragment[] = [];
  const answers: Answer<unknown>[] = [];
  let cursor: Cursor | null = {};
  while (cursor && answers.length < MOST_QUESTIONS) {
    const answer: Answer<SkirmishScorePageFragment | null> = await askScores(
      id,
      sort,
      pageVariables(mostRows(), cursor),
    );
    answers.push(answer);
    if (answer.data) pages.push(answer.data);
    const { hasNextPage = false, endCursor } = answer.data?.pageInfo ?? {};
    cursor = hasNextPage && endCursor ? { after: endCursor } : null;
  }
  const last = pages.at(-1);
  const nodes = pages.flatMap((page) => page.nodes ?? []);
  return joinAnswers(answers, last ? { ...last, nodes } : null);
}

async function askScores(id: string, sort: ScoreSort, page: PageVariables): ScorePage {
  const order = [{ [sort.key]: sort.descending ? 'DESC' : 'ASC' }];
  const answer = await query(GetSkirmishScoreboardDocument, { id, order, ...page }, FINISHED);
  return mapAnswer(answer, ({ skirmish }) => skirmish?.scoreboardEntries ?? null);
}
