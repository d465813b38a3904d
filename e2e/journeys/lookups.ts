import { queryApi, requireFirst } from '../api/api-client.ts';

/** Hits on a page of a search. */
const ONE_PAGE = 15;

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Kill {
  readonly id: string;
  readonly victim: { readonly character: Named };
  readonly attackers: readonly { readonly damagePercent: number; readonly character: Named }[];
}

/** The newest kill of a player by another, and who killed whom. */
export async function newestKill() {
  const { kills } = await queryApi<{ kills: { nodes: Kill[] } }>(
    `{ kills(first: 25) { nodes { id victim { character { id name } }
       attackers { damagePercent character { id name } } } } }`,
  );
  const told = kills.nodes.flatMap(({ id, victim, attackers }) => {
    const [first] = attackers.toSorted((one, other) => other.damagePercent - one.damagePercent);
    return first ? [{ id, killer: first.character, victim: victim.character }] : [];
  });
  return requireFirst(told, 'kill with an attacker');
}

const NAMES = { item: '{ name }', guild: '{ name }', character: '{ name }' } as const;

/** The name of a record by its id. */
export async function nameOf(type: keyof typeof NAMES, id: string): Promise<string> {
  const answer = await queryApi<Record<string, { readonly name: string }>>(
    `query ($id: ID!) { ${type}(id: $id) ${NAMES[type]} }`,
    { id },
  );
  return answer[type]?.name ?? '';
}

interface Offered extends Named {
  readonly soldByVendors: { readonly nodes: readonly { readonly creatures: readonly Named[] }[] };
}

/** An item that a vendor sells, and one who sells it. */
export async function soldItem() {
  const { items } = await queryApi<{ items: { nodes: Offered[] } }>(
    `{ items(first: 50, where: { type: { eq: AXE } }) { nodes { id name
       soldByVendors(first: 1) { nodes { creatures { id name } } } } } }`,
  );
  const sold = items.nodes.flatMap(({ soldByVendors, ...item }) =>
    soldByVendors.nodes.flatMap(({ creatures }) => creatures.slice(0, 1).map((vendor) => ({ item, vendor }))),
  );
  return requireFirst(sold, 'axe that is sold');
}

/** A player, and half of the name, which is that of few others. */
export async function halfName() {
  const { characters } = await queryApi<{ characters: { nodes: Named[] } }>(
    '{ characters(first: 50) { nodes { id name } } }',
  );
  for (const { id, name } of characters.nodes.filter(({ name }) => /^[A-Za-z]{7,}$/.test(name))) {
    const half = name.slice(0, Math.ceil(name.length / 2));
    const { search } = await queryApi<{ search: { totalCount: number } }>(
      'query ($half: String!) { search(query: $half, first: 0) { totalCount } }',
      { half },
    );
    if (search.totalCount <= ONE_PAGE) return { id, half };
  }
  throw new Error('The sample world holds no player whose half name few others have');
}
