import { cache } from 'react';

import {
  type BattleInfoFragment,
  type BattleRowsFragment,
  GetBattleDocument,
  GetBattleLawDocument,
  GetBattleRowsDocument,
  GetSkirmishAsBattleDocument,
  GetSkirmishLossesDocument,
  type GetSkirmishLossesQuery,
  type SkirmishScoreFragment,
} from '#graphql/generated/documents.ts';
import {
  type Answer,
  joinAnswers,
  mapAnswer,
  type CachePolicy,
  FINISHED,
  LIVE,
  SUMS,
  type RecordSource,
} from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { query } from '#lib/api/query.ts';
import type { Law } from '#lib/game/battles/report/expected.ts';
import type { ReportRows } from '#lib/game/battles/report/report.ts';
import { WHOLE_SORT } from '#lib/game/battles/score-sort.ts';
import { parseUuid } from '#lib/game/ids.ts';

import { listEverySkirmishScore } from './skirmish-scores.ts';

/** Seconds after its end in which a battle may grow. */
const GROWS = 1_800;

/**
 * A battle by the id of any of its skirmishes. Where the API knows no battles, or not this one, a skirmish of the open
 * world stands for one; null for any other.
 */
export const BATTLE: RecordSource<{ id: string }, string, BattleInfoFragment> = {
  idOf: ({ id }) => parseUuid(id),
  get: cache(async (id) => {
    if (!(await offersBattles())) return getSkirmish(id);
    const answer = await query(GetBattleDocument, { id }, ({ battle }) => policyOf(battle ?? { endTime: 0 }));
    return answer.data.battle ? mapAnswer(answer, ({ battle }) => battle) : getSkirmish(id);
  }),
};

const offersBattles = async (): Promise<boolean> => (await whatIsOffered())('Query.battle');

const policyOf = ({ endTime }: Pick<BattleInfoFragment, 'endTime'>): CachePolicy =>
  endTime + GROWS > Date.now() / 1_000 ? LIVE : FINISHED;

/** A skirmish in place of its battle; null for one in a scenario. */
export async function getSkirmish(id: string): Promise<Answer<BattleInfoFragment | null>> {
  const answer = await query(GetSkirmishAsBattleDocument, { id }, FINISHED);
  return mapAnswer(answer, ({ skirmish }) => {
    if (!skirmish || skirmish.scenario) return null;
    const { startTime, endTime, primaryZone: zone } = skirmish;
    const [order, destruction] = [skirmish.numberOfKillsOrder, skirmish.numberOfKillsDestruction];
    return {
      id,
      startTime,
      endTime,
      zone,
      skirmishes: [skirmish],
      order: { players: skirmish.numberOfPlayersOrder, kills: order, deaths: destruction },
      destruction: { players: skirmish.numberOfPlayersDestruction, kills: destruction, deaths: order },
      previous: null,
      next: null,
    };
  });
}

/** The players and the kills of a battle, or of the skirmish that stands for it; null where neither is known. */
async function getBattleRows(id: string): Promise<Answer<BattleRowsFragment | null>> {
  if (!(await offersBattles())) return getSkirmishRows(id);
  const answer = await query(GetBattleRowsDocument, { id }, ({ battle }) =>
    policyOf({ endTime: battle?.losses.at(-1)?.time ?? 0 }),
  );
  return answer.data.battle ? mapAnswer(answer, ({ battle }) => battle) : getSkirmishRows(id);
}

/** The same of a skirmish, read page by page. */
export async function getSkirmishRows(id: string): Promise<Answer<BattleRowsFragment | null>> {
  const [head, board, kills] = await Promise.all([
    BATTLE.get(id),
    listEverySkirmishScore(id, WHOLE_SORT),
    listLosses(id),
  ]);
  const { startTime: from, endTime: to } = head.data ?? {};
  if (from === undefined || to === undefined) return { data: null, provenance: null };
  const scores = board.data?.nodes ?? [];
  const present = (score: SkirmishScoreFragment) => ({
    ...score,
    guildId: score.guild?.id ?? null,
    from,
    to,
  });
  const guilds = new Map(scores.flatMap(({ guild }) => (guild ? [[guild.id, { guild }]] : [])));
  return joinAnswers([head, board, kills], {
    id,
    guilds: [...guilds.values()],
    scoreboard: scores.map(present),
    losses: kills.data,
  });
}

type Kill = NonNullable<NonNullable<GetSkirmishLossesQuery['kills']>['nodes']>[number];

/** The most pages of kills that are read of one skirmish. */
const MOST_QUESTIONS = 100;

/** All kills of a skirmish, the oldest first, read page by page. */
async function listLosses(id: string): Promise<Answer<BattleRowsFragment['losses']>> {
  const kills: Kill[] = [];
  const answers: Answer<unknown>[] = [];
  let after: string | null | undefined = null;
  while (after !== undefined && answers.length < MOST_QUESTIONS) {
    const variables = { id, first: mostRows(), after };
    const answer: Answer<GetSkirmishLossesQuery> = await query(
      GetSkirmishLossesDocument,
      variables,
      FINISHED,
    );
    const { nodes, pageInfo } = answer.data.kills ?? {};
    answers.push(answer);
    kills.push(...(nodes ?? []));
    after = (pageInfo?.hasNextPage && pageInfo.endCursor) || undefined;
  }
  return joinAnswers(answers, kills.toReversed().flatMap(lossOf));
}

/** A kill as a battle tells it; none of one without attackers. */
function lossOf({ id, time, position, attackers, victim }: Kill): BattleRowsFragment['losses'] {
  const [killer] = attackers;
  if (!killer) return [];
  return [
    {
      id,
      time,
      zoneId: position.zoneId,
      x: position.x,
      y: position.y,
      victimId: victim.character.id,
      victimCareer: victim.character.career,
      victimGuildId: victim.guild?.id ?? null,
      killerId: killer.character.id,
      killerCareer: killer.character.career,
      killerGuildId: killer.guild?.id ?? null,
      attackers: attackers.length,
    },
  ];
}

/** Loads the rows of a battle and the law of numbers; null where the battle is unknown. */
export async function getReportRows(id: string): Promise<Answer<ReportRows | null>> {
  const [rows, law] = await Promise.all([getBattleRows(id), getLaw()]);
  return joinAnswers([rows, law], rows.data && { rows: rows.data, law: law.data });
}

async function getLaw(): Promise<Answer<Law | null>> {
  if (!(await whatIsOffered())('Query.battleLaw')) return { data: null, provenance: null };
  return mapAnswer(await query(GetBattleLawDocument, {}, SUMS), ({ battleLaw }) => battleLaw);
}
