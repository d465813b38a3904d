import type { CharacterHitFragment, GuildCardFragment } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import type { NameMatch } from '#lib/game/search/name-match.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { parsePin } from '#lib/url/paging/pin.ts';

import { findNamedCharacter } from './named-characters.ts';
import { findNamedGuild } from './named-guilds.ts';

/** The player or guild that an address marks on a board. */
export interface MarkedOwner<Choice> {
  /** Null without a match, and where a name has several; the id may belong to no record. */
  readonly id: string | null;
  readonly choices: readonly Choice[];
}

/** Finds out which player an address marks, by an id or a name. */
export const markedPlayer = (list: ListAddress): Promise<Answer<MarkedOwner<CharacterHitFragment>>> =>
  marked(list, findNamedCharacter);

/** Finds out which guild an address marks, by an id or a name. */
export const markedGuild = (list: ListAddress): Promise<Answer<MarkedOwner<GuildCardFragment>>> =>
  marked(list, findNamedGuild);

async function marked<Choice extends { readonly id: string }>(
  { params }: ListAddress,
  find: (name: string) => Promise<Answer<NameMatch<Choice>>>,
): Promise<Answer<MarkedOwner<Choice>>> {
  const pin = parsePin(params);
  const id = parseEntityId(pin);
  if (pin === undefined || id !== null) return { data: { id, choices: [] }, provenance: null };
  return mapAnswer(await find(pin), ({ one, choices }) => ({ id: one?.id ?? null, choices }));
}
