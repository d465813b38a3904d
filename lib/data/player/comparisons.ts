import type { CharacterHitFragment, GuildCardFragment } from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, type RecordSource } from '#lib/api/answer.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { areAllied, type GuildComparison, type PlayerComparison } from '#lib/game/overview/comparison.ts';
import type { NameMatch } from '#lib/game/search/name-match.ts';
import type { COMPARISON_FILTER } from '#lib/url/filter/comparison-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { GUILD_FEUD, PLAYER_FEUD, type Rivals } from '../war/feuds.ts';
import { sampleKills } from '../war/kill-samples.ts';
import { listGuildFeudKills, listPlayerFeudKills, listSharedKills } from '../war/kills.ts';
import { findNamedCharacter } from './named-characters.ts';
import { findNamedGuild } from './named-guilds.ts';
import { getFigures } from './overviews.ts';
import { getGuildForm, getScenarioForm } from '../war/scenario-forms.ts';

type FilteredFights = ListAddress<typeof COMPARISON_FILTER>;

/** Two that are compared; null, with the candidates, where a name has several matches or none. */
export interface Compared<Found, Choice> {
  readonly comparison: Found | null;
  readonly choices: readonly Choice[];
}

/** The questions about two of a kind. */
interface Kind<Feud extends { readonly sides: Parameters<typeof areAllied>[0] }, Form> {
  readonly whose: (id: string) => Fighter;
  readonly feud: RecordSource<never, Rivals, Feud>;
  readonly fights: typeof listPlayerFeudKills;
  readonly form: (id: string) => Promise<Answer<Form>>;
}

const PLAYERS = {
  whose: (characterId: string) => ({ characterId }),
  feud: PLAYER_FEUD,
  fights: listPlayerFeudKills,
  form: getScenarioForm,
};

const GUILDS = {
  whose: (guildId: string) => ({ guildId }),
  feud: GUILD_FEUD,
  fights: listGuildFeudKills,
  form: getGuildForm,
};

/**
 * Compares a player with another one. Null for unknown names and numbers, and for the player itself.
 * @param list whose filter names the other one, and whose cursor is that of their fights
 * @param size of a page of fights
 */
export const comparePlayers = (
  id: string,
  list: FilteredFights,
  now: Date,
  size?: number,
): Promise<Answer<Compared<PlayerComparison, CharacterHitFragment>>> =>
  compared(id, list.values.vs, findNamedCharacter, (rivalId) =>
    compareBoth(PLAYERS, { id, rivalId }, { list, now, size }),
  );

/** Compares a guild with another one, as comparePlayers does. */
export const compareGuilds = (
  id: string,
  list: FilteredFights,
  now: Date,
  size?: number,
): Promise<Answer<Compared<GuildComparison, GuildCardFragment>>> =>
  compared(id, list.values.vs, findNamedGuild, (rivalId) =>
    compareBoth(GUILDS, { id, rivalId }, { list, now, size }),
  );

interface ComparisonOptions {
  readonly list: FilteredFights;
  readonly now: Date;
  readonly size: number | undefined;
}

/** Joins what both did, apart and against each other; null where one of them does not exist. */
async function compareBoth<Feud extends { readonly sides: Parameters<typeof areAllied>[0] }, Form>(
  { whose, feud: source, fights: listFights, form }: Kind<Feud, Form>,
  rivals: Rivals,
  { list, now, size }: ComparisonOptions,
) {
  const figuresOf = (id: string) => getFigures(whose(id), sampleKills(whose(id), now), now);
  const found = source.get(rivals);
  // Most are enemies: their fights are not kept waiting for the answer that says so.
  const listTheirs = async () => {
    const [{ data }, fights] = await Promise.all([found, listFights(rivals, list, size)]);
    if (!data || !areAllied(data.sides)) return fights;
    return listSharedKills([whose(rivals.id), whose(rivals.rivalId)], list, size);
  };
  const [feud, fights, mine, theirs, myForm, theirForm] = await Promise.all([
    found,
    listTheirs(),
    figuresOf(rivals.id),
    figuresOf(rivals.rivalId),
    form(rivals.id),
    form(rivals.rivalId),
  ]);
  return joinAnswers(
    [feud, fights, mine, theirs, myForm, theirForm],
    feud.data && {
      ...feud.data,
      figures: [mine.data, theirs.data] as const,
      forms: [myForm.data, theirForm.data] as const,
      fights: fights.data,
    },
  );
}

/** Finds out who is meant, and compares with them. */
async function compared<Found, Choice extends { readonly id: string }>(
  id: string,
  vs: string,
  find: (name: string, except: string) => Promise<Answer<NameMatch<Choice>>>,
  compareWith: (otherId: string) => Promise<Answer<Found | null>>,
): Promise<Answer<Compared<Found, Choice>>> {
  const withOther = async (otherId: string) =>
    mapAnswer(await compareWith(otherId), (comparison) => ({ comparison, choices: [] }));
  const number = parseEntityId(vs.replace(/^#/, ''));
  if (number === id) return { data: { comparison: null, choices: [] }, provenance: null };
  if (number !== null) return withOther(number);
  const { data, provenance } = await find(vs, id);
  if (data.one) return withOther(data.one.id);
  return { data: { comparison: null, choices: data.choices }, provenance };
}
