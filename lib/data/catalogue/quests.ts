import {
  GetQuestDocument,
  GetQuestPartsDocument,
  GetQuestsDocument,
  type QuestTagFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, CATALOGUE } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { neighboursOf, partsAmong, type QuestParts } from '#lib/game/quests/quest-part.ts';

import { catalogueByName } from '../page-or-first.ts';
import { recordById } from '../record-by-id.ts';

/** One quest with its texts, rewards and givers. */
export const QUEST = recordById(GetQuestDocument, CATALOGUE, ({ quest }) => quest);

/** Quests that match the filter. */
export const listQuests = catalogueByName(GetQuestsDocument, ({ quests }) => quests);

/** The parts of a story before and after a quest, by their names; null for a quest that is part of none. */
export function listQuestParts({
  name,
}: QuestTagFragment): Promise<Answer<QuestParts<QuestTagFragment>>> | null {
  const neighbours = neighboursOf(name);
  if (!neighbours) return null;
  const names = [name, neighbours.next, ...(neighbours.previous === null ? [] : [neighbours.previous])];
  return query(GetQuestPartsDocument, { names }, CATALOGUE).then((answer) =>
    mapAnswer(answer, ({ quests }) => partsAmong(name, quests?.nodes ?? [])),
  );
}
