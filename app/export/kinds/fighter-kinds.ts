import * as documents from '#graphql/generated/documents.ts';
import type { RecordSource } from '#lib/api/answer.ts';
import { CHARACTER, GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { getFighterTotals } from '#lib/data/war/fighter-totals.ts';
import { type Content, pageExports } from '#lib/exports/page-exports.ts';
import type { Described } from '#lib/exports/shapes/shape.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import type { FighterTotals } from '#lib/game/overview/figures.ts';
import type { LastNight } from '#lib/game/overview/last-night.ts';
import { realmOfCareer } from '#lib/game/players/careers.ts';
import { previewOfCharacter, previewOfGuild, previewOfNight } from '#lib/preview/kinds/preview-of-fighter.ts';
import type { Section } from '#lib/preview/kinds/preview-of-section.ts';
import type { Preview } from '#lib/preview/preview.ts';
import type { Filter, NO_FILTER } from '#lib/url/filter/filter.ts';

/** Players, or guilds: what all of their pages have. */
export interface FighterKind<Data> {
  readonly noun: 'character' | 'guild';
  readonly source: RecordSource<{ id: string }, string, Data>;
  readonly record: Described<Data>;
  readonly whose: (id: string) => Fighter;
  readonly realmOf: (record: Data) => documents.Realm;
  readonly preview: (record: Data, totals: FighterTotals) => Preview;
  /** The picture of a night; none of guilds. */
  readonly previewNight?: (record: Data, night: LastNight) => Preview;
}

export const PLAYERS: FighterKind<documents.CharacterCardFragment> = {
  noun: 'character',
  source: CHARACTER,
  record: documents.CharacterCardFragmentDoc,
  whose: (characterId) => ({ characterId }),
  realmOf: ({ career }) => realmOfCareer(career),
  preview: previewOfCharacter,
  previewNight: previewOfNight,
};

export const GUILDS: FighterKind<documents.GuildCardFragment> = {
  noun: 'guild',
  source: GUILD,
  record: documents.GuildCardFragmentDoc,
  whose: (guildId) => ({ guildId }),
  realmOf: ({ realm }) => realm,
  preview: previewOfGuild,
};

const NOTHING_DONE: FighterTotals = { kills: 0, deaths: 0, placeThisWeek: null };

/** The picture of a part of the pages of a player or a guild: whose it is, and what this part comes to. */
export const sectionPreview = <Data>(
  { preview }: FighterKind<Data>,
  record: Data,
  section: Section,
): Preview => ({ ...preview(record, NOTHING_DONE), ...section });

/**
 * Declares a kind of page about a player or a guild; its picture and the title of its feed are theirs by default.
 * @param section of the address: "/battles"
 */
export const fighterExports = <
  Data extends { readonly id: string; readonly name: string },
  Parts,
  const Of extends Filter = typeof NO_FILTER,
>(
  { noun, source, record, whose, preview }: FighterKind<Data>,
  section: string,
  title: string,
  content: Content<string, Data, Parts, Of>,
) =>
  pageExports<string, Data, Parts, Of>(`/${noun}/{id}${section}`, title, {
    preview: async ({ record: of, read }) => preview(of, await read(getFighterTotals(whose(of.id)))),
    ...content,
    ...(content.feed && {
      feed: { title: ({ record: { name } }) => `${content.feed?.label} of ${name}`, ...content.feed },
    }),
    source,
    record,
  });
