import type { GuildRankFragment } from '#graphql/generated/documents.ts';

/** The ranks that a guild gives its members, the leader's first (rules.md: Guilds); nothing where none has a name. */
export function RankNames({ ranks }: { readonly ranks: readonly GuildRankFragment[] }) {
  const named = ranks.filter(({ name }) => name.trim()).toSorted((one, other) => one.rank - other.rank);
  if (named.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 border-b border-line px-4 py-3 text-sm">
      <h2 className="text-sm text-muted">Ranks:</h2>
      <ol className="flex flex-wrap gap-x-3 gap-y-1">
        {named.map(({ rank, name }, index) => (
          <li key={rank} className="flex gap-3">
            {index > 0 && (
              <span className="text-muted" aria-hidden="true">
                ›
              </span>
            )}
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
