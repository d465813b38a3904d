/** The query of the explorer where the address holds none. */
export const DEFAULT_QUERY = `# The latest kills: who, whom and where.
# Run with the button or Ctrl+Enter (⌘+Enter).
query LatestKills {
  kills(first: 5) {
    totalCount
    nodes {
      # When it happened, in UTC.
      time
      # The killer. For the assists too, add
      # includeAssists: true beside first.
      attackers {
        character { name career }
        guild { name }
      }
      victim {
        character { name career }
        guild { name }
      }
      position { zone { name } }
    }
  }
}
`;

const monthlyLeaderboard = (year: number, month: number) => `# The players with the most kills of a month.
query Leaderboard {
  monthlyKillLeaderboard(year: ${year}, month: ${month}) {
    rank
    kills
    character { name level renownRank guildMembership { guild { name } } }
  }
}
`;

const SEARCH = `# Players, guilds, items and more by name.
# The text stands in the variables below.
query Search($text: String!) {
  search(query: $text, first: 10) {
    totalCount
    nodes { __typename id name }
  }
}
`;

const CONTRACT = `# What the API can be asked.
# The types are in the documentation.
query Contract {
  __schema {
    queryType {
      fields { name description args { name } }
    }
  }
}
`;

export interface ExampleQuery {
  readonly label: string;
  readonly query: string;
  /** JSON, as the editor shows it. */
  readonly variables?: string;
}

/** Returns queries to begin with; `month` is that of the leaderboard query. */
export function exampleQueries(month: { readonly year: number; readonly month: number }): ExampleQuery[] {
  return [
    { label: 'Latest kills', query: DEFAULT_QUERY },
    { label: 'Leaderboard of the month', query: monthlyLeaderboard(month.year, month.month) },
    { label: 'Search', query: SEARCH, variables: '{ "text": "an" }' },
    { label: 'The contract itself', query: CONTRACT },
  ];
}
