import { type FieldNode, type FragmentDefinitionNode, type GraphQLResolveInfo, Kind } from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** Cache of the fields of a selection by its node. The site's documents are reused, so each is analysed once. */
const known = new WeakMap<FieldNode, ReadonlySet<string>>();

/** True if a query selects no other fields than these; fields that a directive skips count as selected. */
export function selectsOnly(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  names: ReadonlySet<string>,
): boolean {
  return fieldNodes.every((node) => [...selectedNames(node, fragments)].every((name) => names.has(name)));
}

function selectedNames(node: FieldNode, fragments: Fragments): ReadonlySet<string> {
  const before = known.get(node);
  if (before) return before;
  const names = new Set<string>();
  collect(node, fragments, names, new Set());
  known.set(node, names);
  return names;
}

function collect(
  { selectionSet }: Pick<FieldNode, 'selectionSet'>,
  fragments: Fragments,
  names: Set<string>,
  spread: Set<string>,
): void {
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === Kind.FIELD) names.add(selection.name.value);
    else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection, fragments, names, spread);
    else if (!spread.has(selection.name.value)) {
      spread.add(selection.name.value);
      collect({ selectionSet: fragments[selection.name.value]?.selectionSet }, fragments, names, spread);
    }
  }
}
