import { type DocumentNode, Kind, parse, separateOperations } from 'graphql';

/** The API, or a stand-in for it. */
export interface Api {
  readonly ask: <Data>(document: DocumentNode, variables?: object) => Promise<Data>;
}

interface List<Row> {
  readonly list: {
    readonly nodes: readonly Row[] | null;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

/** Records on a page of the API. */
const PAGE = 100;

/**
 * Every record of a list of the API, as a page about one of them asks for it.
 * @param field of the list: "items"
 * @param fragment that the page asks for: "ItemDetails"
 * @param document one that defines the fragment
 */
export async function everyRecord<Row>(
  api: Api,
  field: string,
  fragment: string,
  document: DocumentNode,
): Promise<readonly Row[]> {
  const query = listQuery(field, fragment, document);
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const { list }: List<Row> = await api.ask<List<Row>>(query, { first: PAGE, after });
    rows.push(...(list.nodes ?? []));
    after = list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  } while (after !== null);
  return rows;
}

function listQuery(field: string, fragment: string, { definitions }: DocumentNode): DocumentNode {
  const list = parse(`query List($first: Int!, $after: String) {
    list: ${field}(first: $first, after: $after) {
      nodes { ...${fragment} } pageInfo { hasNextPage endCursor }
    }
  }`);
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  // The API refuses fragments that the list does not ask for.
  const { List: used } = separateOperations({ ...list, definitions: [...list.definitions, ...fragments] });
  if (!used) throw new Error(`There is no list of ${field}`);
  return used;
}
