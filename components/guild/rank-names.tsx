import type { GuildRankFragment } from '#graphql/generated/documents.ts';

/** The ranks that a guild gives its members, the leader's first (rules.md: Guilds); nothing where none has a name. */
export function RankNames({ ranks }: { readonly ranks: readonly GuildRankFragment[] }) {
  const named = ranks.filter(({ name }) => name.trim()).toSorted((one, other) => one.rank - other.rank);
  if (named.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 border-b border-line px-4 py-3 text-sm">
      <span className="text-muted">Ranks:</span>
      <ol aria-label="Ranks" className="flex flex-wrap gap-x-3 gap-y-1">
        {named.map(({ rank, name }, index) => (
          <li key={rank} className="flex gap-3">
            {name}
            {index < named.length - 1 && (
              <span className="text-muted" aria-hidden="true">
                ›
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
