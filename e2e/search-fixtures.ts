import { queryApi, requireFirst } from './api-client.ts';

/** More than one page of 15 and few enough to walk through. */
const hasFewPages = (count: number) => count > 15 && count <= 75;

interface Counts {
  readonly search: { readonly totalCount: number };
  readonly guilds: { readonly totalCount: number };
}

const COUNTS = `query Counts($text: String!) {
  search(query: $text, first: 0) { totalCount }
  guilds(where: { name: { contains: $text } }, first: 0) { totalCount }
}`;

/** Texts that find several pages of hits. */
export async function findSearches() {
  const { characters } = await queryApi<{ characters: { nodes: { name: string }[] } }>(
    '{ characters(first: 100) { nodes { name } } }',
  );
  const texts = [
    ...new Set(characters.nodes.flatMap(({ name }) => [name.slice(0, 2), name.slice(0, 3)])),
  ].filter((text) => /^[A-Za-z]+$/.test(text));
  const counts = await Promise.all(
    texts.slice(0, 80).map(async (text) => {
      const { search, guilds } = await queryApi<Counts>(COUNTS, { text });
      return { text, hits: search.totalCount, guilds: guilds.totalCount };
    }),
  );
  return {
    searchText: requireFirst(
      counts.filter(({ hits }) => hasFewPages(hits)),
      'text with several pages of hits',
    ).text,
    guildText: requireFirst(
      counts.filter(({ guilds }) => hasFewPages(guilds)),
      'text with several pages of guilds',
    ).text,
  };
}
