import type { Suggestions, Suggestion } from '#components/search/suggestion.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { recordResponse } from '#lib/api/record-response.ts';
import { findCharacters } from '#lib/data/player/named-characters.ts';
import { searchEverything, searchGuilds } from '#lib/data/search.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import { parseSearchText } from '#lib/url/search-text.ts';
import type { CharacterHitFragment, GuildPageFragment } from '#graphql/generated/documents.ts';
import { creatureLabel } from '#lib/game/creatures/creature-label.ts';
import { equipSlotLabel, itemTypeLabel, rarityOf } from '#lib/game/items/item-labels.ts';
import { careerLabel, realmOf } from '#lib/game/players/careers.ts';
import { questIcon } from '#lib/game/quests/quest-facts.ts';
import type { Found, OtherHit } from '#lib/game/search/found.ts';
import { type Hit, hitKind, hitName } from '#lib/game/search/hit.ts';
import { routes } from '#lib/url/routes.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { hitHref } from '#components/search/hit-href.ts';
import { hitRows } from '#components/search/hit-rows.ts';
import { kindPicture } from '#components/search/kind-picture.ts';
import { careerPicture, crestPicture, type Picture, squarePicture } from '#components/search/row-pictures.ts';
import { iconSource } from '#components/item/item-icon.tsx';

/** Rows below a field. */
const MOST_SUGGESTIONS = 8;

/** The rows for what a search has found: what fits first, whatever list it stands in. What has no page is left out. */
function suggestionRows({ page, fitting, others }: Found): Suggestion[] {
  const hits = page?.nodes ?? [];
  return [
    ...hitRows(hits.slice(0, fitting)).flatMap(({ hit }) => rowOf(hit, false)),
    ...others.map(otherRow),
    ...hitRows(hits.slice(fitting)).flatMap(({ hit }) => rowOf(hit, true)),
  ].slice(0, MOST_SUGGESTIONS);
}

/** The same for guilds alone. */
const guildRows = (page: GuildPageFragment | null): Suggestion[] =>
  (page?.nodes ?? []).slice(0, MOST_SUGGESTIONS).map((guild) => ({
    id: guild.id,
    href: routes.guild(guild.id),
    name: guild.name,
    detail: realmOf(guild.realm).label,
    kind: 'Guild',
    picture: crestPicture(guild),
    near: false,
  }));

/** The same for players alone. */
const playerRows = (players: readonly CharacterHitFragment[]): Suggestion[] =>
  players.slice(0, MOST_SUGGESTIONS).map((player) => ({
    id: player.id,
    href: routes.character(player.id),
    name: player.name,
    detail: playerDetail(player),
    kind: 'Character',
    picture: careerPicture(player.career),
    near: false,
  }));

function rowOf(hit: Hit, near: boolean): Suggestion[] {
  const href = hitHref(hit);
  if (href === null) return [];
  return [
    {
      id: hit.id,
      href,
      name: hitName(hit),
      detail: detailOf(hit),
      kind: hitKind(hit),
      picture: pictureOf(hit),
      near,
    },
  ];
}

const otherRow = ({ kind, id, name, detail, href }: OtherHit): Suggestion => ({
  id,
  href,
  name,
  detail,
  kind,
  picture: null,
  near: false,
});

function detailOf(hit: Hit): string {
  switch (hit.__typename) {
    case 'Character':
      return playerDetail(hit);
    case 'Guild':
      return realmOf(hit.realm).label;
    case 'Item':
      return words(rarityOf(hit).label, itemTypeLabel(hit.itemType), equipSlotLabel(hit.slot));
    case 'Quest':
      return hit.minLevel > 0 ? `Level ${hit.minLevel}` : '';
    case 'Creature':
      return creatureLabel(hit);
    case 'WarJournalEntry':
      return hit.storyline.name;
    default:
      return '';
  }
}

const playerDetail = ({ career, guildMembership }: CharacterHitFragment): string =>
  words(careerLabel(career), guildMembership?.guild.name);

const words = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

function pictureOf(hit: Hit): Picture | null {
  switch (hit.__typename) {
    case 'Character':
      return careerPicture(hit.career);
    case 'Guild':
      return crestPicture(hit);
    case 'Item':
      return squarePicture(iconSource(hit.iconUrl));
    case 'Quest':
      return squarePicture(staticImages.quest(questIcon(hit)));
    case 'Creature':
      return squarePicture(staticImages.realm(realmOf(hit.side).side));
    default: {
      const picture = kindPicture(hit);
      return picture === null ? null : squarePicture(picture);
    }
  }
}

/** Seconds in the cache; players are renamed, and join guilds. */
const MAX_AGE = 60;

const FIRST_PAGE = { cursor: {} } as const;

/**
 * Answers with suggestions for the text `q` of a field: everything, or only players or guilds with `of=players` or
 * `of=guilds`, but for the one with the number `not`.
 */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const text = parseSearchText(query);
  await whatIsOffered();
  return recordResponse(suggestions(text, query), MAX_AGE);
}

async function suggestions(text: string | null, { of, not }: SearchParams): Promise<Answer<Suggestions>> {
  if (text === null) return { data: { rows: [] }, provenance: null };
  if (of === 'players') {
    const found = await findCharacters(text);
    return mapAnswer(found, (players) => ({ rows: playerRows(players.filter(({ id }) => id !== not)) }));
  }
  if (of === 'guilds') {
    const guilds = await searchGuilds(text, FIRST_PAGE, MOST_SUGGESTIONS);
    return mapAnswer(guilds, (page) => ({ rows: guildRows(page).filter(({ id }) => id !== not) }));
  }
  // A whole page of hits: some may lead to the same address.
  const found = await searchEverything(text, FIRST_PAGE);
  return mapAnswer(found, (all) => ({ rows: suggestionRows(all) }));
}
