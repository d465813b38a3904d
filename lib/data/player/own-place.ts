import {
  type CharacterCardFragment,
  type CharacterHitFragment,
  GetBoardGuildDocument,
  GetBoardPlayerDocument,
  type GuildCardFragment,
  type GuildTagFragment,
  type KillFilterInput,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import type { MarkedPlace, OwnPlace } from '#lib/game/boards/board.ts';
import { type BoardPeriod, periodSpan } from '#lib/game/boards/board-period.ts';
import { placeOn } from '#lib/game/boards/ties.ts';
import { chosenPeriod } from '#lib/url/filter/board-filter.ts';

import { type BoardEntry, guildStandings, playerStandings } from './board-standings.ts';
import type { GuildBoardList, PlayerBoardList } from './boards.ts';
import { PART_IN } from '../war/kill-samples.ts';
import { markedGuild, type MarkedOwner, markedPlayer } from './marked-owners.ts';
import { policyOfTime } from '../policy-of-time.ts';

/** The place of the player whom an address marks, by an id or a name. */
export async function getOwnPlayerPlace(
  list: PlayerBoardList,
  now: Date,
): Promise<Answer<MarkedPlace<CharacterCardFragment, CharacterHitFragment>>> {
  const period = chosenPeriod(list.values.period, now);
  return markedPlace(markedPlayer(list), playerStandings(period, now), async (id) => {
    const { policy, ...variables } = await ownKills('Character', id, period, now);
    return query(GetBoardPlayerDocument, { id, ...variables }, policy);
  });
}

/** The place of the guild that an address marks, by an id or a name. */
export async function getOwnGuildPlace(
  list: GuildBoardList,
  now: Date,
): Promise<Answer<MarkedPlace<GuildTagFragment, GuildCardFragment>>> {
  const period = chosenPeriod(list.values.period, now);
  return markedPlace(markedGuild(list), guildStandings(period, now), async (id) => {
    const { policy, ...variables } = await ownKills('Guild', id, period, now);
    return query(GetBoardGuildDocument, { id, ...variables }, policy);
  });
}

async function markedPlace<Owner extends { readonly id: string }, Choice>(
  whom: Promise<Answer<MarkedOwner<Choice>>>,
  standings: Promise<Answer<readonly BoardEntry<Owner>[]>>,
  countOwn: (id: string) => Promise<Answer<Counted<Owner>>>,
): Promise<Answer<MarkedPlace<Owner, Choice>>> {
  const own = whom.then(({ data }) => (data.id === null ? null : countOwn(data.id)));
  const [marked, all, counted] = await Promise.all([whom, standings, own]);
  const { choices } = marked.data;
  if (!counted) return mapAnswer(marked, () => ({ place: null, choices }));
  return joinAnswers([marked, all, counted], { place: placeOf(counted.data, all.data), choices });
}

async function ownKills(who: 'Character' | 'Guild', id: string, period: BoardPeriod, now: Date) {
  const time = periodSpan(period);
  const kills: KillFilterInput = { time, [`killer${who}Id`]: { eq: Number(id) } };
  const deaths: KillFilterInput = { time, [`victim${who}Id`]: { eq: Number(id) } };
  const withAssists = (await whatIsOffered())(PART_IN);
  return { kills, deaths, withAssists, policy: policyOfTime({ time }, now) };
}

type Count = { readonly totalCount: number } | null;

interface Counted<Owner> {
  readonly owner: Owner | null;
  readonly kills: Count;
  readonly partIn?: Count;
  readonly solo: Count;
  readonly deaths: Count;
}

function placeOf<Owner extends { readonly id: string }>(
  { owner, kills, partIn, solo, deaths }: Counted<Owner>,
  standings: readonly BoardEntry<Owner>[],
): OwnPlace<Owner> | null {
  if (!owner) return null;
  const found = placeOn(standings, (entry) => entry.owner.id === owner.id, kills?.totalCount ?? 0);
  return {
    owner,
    place: found?.rank ?? null,
    sharedBy: found?.sharedBy ?? Number.NaN,
    kills: kills?.totalCount ?? 0,
    deaths: deaths?.totalCount ?? 0,
    solo: solo?.totalCount ?? 0,
    partIn: partIn?.totalCount ?? null,
  };
}
