import type {
  CharacterCardFragment,
  GuildCardFragment,
  WatchedKillFragment,
} from '#graphql/generated/documents.ts';

/** Somebody on a watch list; the id is such as `c12`, the character 12, or `g7`, the guild 7. */
export type Watched =
  | { readonly id: string; readonly character: CharacterCardFragment }
  | { readonly id: string; readonly guild: GuildCardFragment };

/** The records on a watch list that exist, and the newest kills that any of them had a part in. */
export interface WatchedNews {
  readonly watched: readonly Watched[];
  /** The newest first; not all of them, where there are many. */
  readonly kills: readonly WatchedKillFragment[];
  /** True where there may be older ones. */
  readonly hasMore: boolean;
}
