import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { MOST_LEVELS, QueryTooExpensive } from './refusal.ts';

/** The fields that a document selects, with those of its fragments. */
export class SelectedFields {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #spread = new Set<string>();
  readonly #most: number;
  #visited = 0;

  /** @param most selections to visit, each as often as it is spread */
  constructor(document: DocumentNode, most: number) {
    this.#most = most;
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.#fragments.set(definition.name.value, definition);
    }
  }

  /** Fragments that have not been spread. */
  unusedFragments(): readonly FragmentDefinitionNode[] {
    return [...this.#fragments.values()].filter(({ name }) => !this.#spread.has(name.value));
  }

  /**
   * The fields of selections that are merged, by the names that they have in the answer; fragments are spread once.
   * @throws QueryTooExpensive where that takes too long
   */
  fieldsOf(selections: readonly SelectionSetNode[]): ReadonlyMap<string, readonly FieldNode[]> {
    const fields = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    for (const set of selections) this.#collect(set, fields, spread, 0);
    return fields;
  }

  #collect(
    set: SelectionSetNode,
    fields: Map<string, FieldNode[]>,
    spread: Set<string>,
    level: number,
  ): void {
    if (level > MOST_LEVELS) throw new QueryTooExpensive('The query is nested too deeply.');
    for (const selection of set.selections) {
      this.#step();
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value;
        const known = fields.get(name);
        if (known) known.push(selection);
        else fields.set(name, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.#collect(selection.selectionSet, fields, spread, level + 1);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        this.#spread.add(selection.name.value);
        const fragment = this.#fragments.get(selection.name.value);
        if (fragment) this.#collect(fragment.selectionSet, fields, spread, level + 1);
      }
    }
  }

  #step(): void {
    this.#visited += 1;
    if (this.#visited > this.#most) throw new QueryTooExpensive('The query spreads too many fragments.');
  }
}
