import type { CharacterHitFragment, GuildPageFragment } from '#graphql/generated/documents.ts';
import { creatureLabel } from '#lib/game/creatures/creature-label.ts';
import { equipSlotLabel, itemTypeLabel, rarityOf } from '#lib/game/items/item-labels.ts';
import { careerLabel, realmOf } from '#lib/game/players/careers.ts';
import { questIcon } from '#lib/game/quests/quest-facts.ts';
import type { Found, OtherHit } from '#lib/game/search/found.ts';
import { type Hit, hitKind, hitName } from '#lib/game/search/hit.ts';
import { routes } from '#lib/url/routes.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { hitHref } from './hit-href.ts';
import { hitRows } from './hit-rows.ts';
import { kindPicture } from './kind-picture.ts';
import { careerPicture, crestPicture, type Picture, squarePicture } from './row-pictures.ts';
import type { Suggestion } from './suggestion.ts';
import { iconSource } from '#components/item/item-icon.tsx';

/** Rows below a field. */
export const MOST_SUGGESTIONS = 8;

/** The rows for what a search has found: what fits first, whatever list it stands in. What has no page is left out. */
export function suggestionRows({ page, fitting, others }: Found): Suggestion[] {
  const hits = page?.nodes ?? [];
  return [
    ...hitRows(hits.slice(0, fitting)).flatMap(({ hit }) => rowOf(hit, false)),
    ...others.map(otherRow),
    ...hitRows(hits.slice(fitting)).flatMap(({ hit }) => rowOf(hit, true)),
  ].slice(0, MOST_SUGGESTIONS);
}

/** The same for guilds alone. */
export const guildRows = (page: GuildPageFragment | null): Suggestion[] =>
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
export const playerRows = (players: readonly CharacterHitFragment[]): Suggestion[] =>
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
