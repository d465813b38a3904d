import type {
  CharacterCardFragment,
  GuildCardFragment,
  WatchedKillFragment,
} from '#graphql/generated/documents.ts';

/** A player or guild on a watch list: the id `c12` is the character 12, `g7` the guild 7. */
export type Watched =
  | { readonly id: string; readonly character: CharacterCardFragment }
  | { readonly id: string; readonly guild: GuildCardFragment };

/** The records on a watch list that exist, and the newest kills that any of them had a part in. */
export interface WatchedNews {
  readonly watched: readonly Watched[];
  /** The newest kills, newest first; not all of them, where there are many. */
  readonly kills: readonly WatchedKillFragment[];
  /** True where there may be older kills. */
  readonly hasMore: boolean;
}
