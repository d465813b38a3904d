import {
  getNamedType,
  type GraphQLAbstractType,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  type SelectionSetNode,
} from 'graphql';
import { memberCoordinate } from '#graphql/contract/coordinates.ts';
import { timeFormOf } from '../time-forms.ts';
import { type Check, LACKING, newTally } from './check.ts';
import { type AnswerContext, type RequestedField, collectFields } from './collect-fields.ts';
import { type CheckedField, listOf, nullable, objectOf, oneOf, orElse } from './combine-checks.ts';
import { leafFiller, completionOf, nullMeaning } from './fillers.ts';
import { leafCheck } from './leaf-checks.ts';
import { timeCheck } from './time-checks.ts';
import { fieldOf } from '#lib/api/schema/fitting/fragments.ts';

/** A field with all that is needed to check its value. */
export interface CompiledField extends CheckedField {
  readonly requested: boolean;
}

/** A field of an answer, before its check is compiled. */
interface FieldPlace {
  readonly coordinate: string;
  readonly name: string;
  readonly selections: readonly SelectionSetNode[];
  /**
   * True if an unreadable value makes a root field of the answer unreadable, since nothing in between may be null or
   * left out.
   */
  readonly vital: boolean;
}

/** The lists of a connection. A connection is worth showing without them. */
const ROWS: ReadonlySet<string> = new Set(['nodes', 'edges']);

/** Compiles the checks for the parts of an answer, from what was requested and what our schema promises. */
export class CheckCompiler {
  readonly #context: AnswerContext;

  constructor(context: AnswerContext) {
    this.#context = context;
  }

  /** Compiles the checks for the root fields of an answer. */
  roots(selections: readonly SelectionSetNode[], type: GraphQLCompositeType): readonly CompiledField[] {
    return this.#fields(selections, type, true);
  }

  #fields(
    selections: readonly SelectionSetNode[],
    type: GraphQLCompositeType,
    vital: boolean,
  ): readonly CompiledField[] {
    const collected = collectFields(selections, type, this.#context);
    return [...collected].map(([name, field]) => ({
      name,
      requested: field.requested,
      conditional: field.conditional,
      check: this.#field(type, field, vital),
    }));
  }

  #field(parent: GraphQLCompositeType, { nodes, requested }: RequestedField, vital: boolean): Check {
    const name = nodes[0]?.name.value ?? '';
    const definition = fieldOf(parent, name);
    if (!definition) return leafCheck('String');
    const place = {
      coordinate: memberCoordinate(parent.name, name),
      name,
      selections: nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
      vital,
    };
    if (!requested) return this.#filler(definition.type, place);
    const isRoot = parent === this.#context.schema.getQueryType();
    return this.#value(definition.type, isRoot || isNonNullType(definition.type) ? place : notVital(place));
  }

  #value(type: GraphQLOutputType, place: FieldPlace): Check {
    if (!isNonNullType(type)) return nullable(this.#promised(type, place));
    const check = this.#promised(type.ofType, place);
    const meaning = nullMeaning(place.coordinate, String(type.ofType));
    return meaning === undefined ? check : (value, tally) => (value === null ? meaning : check(value, tally));
  }

  /** Checks a value of a non-null type. */
  #promised(type: GraphQLOutputType, place: FieldPlace): Check {
    if (isListType(type)) {
      const rows = listOf(this.#value(type.ofType, notVital(place)));
      return ROWS.has(place.name) ? orElse(rows, () => []) : rows;
    }
    const named = getNamedType(type);
    const form = timeFormOf(place.coordinate);
    if (!isCompositeType(named)) {
      const check = form ? timeCheck(form) : leafCheck(named.name);
      return place.vital && named.name !== 'ID' ? orElse(check, () => leafFiller(named)) : check;
    }
    const check = isAbstractType(named) ? this.#abstract(named, place) : this.#object(named, place);
    return named.name === 'PageInfo' ? orElse(check, this.#fillerOf(named, place)) : check;
  }

  #object(type: GraphQLCompositeType, { selections, vital }: FieldPlace): Check {
    return objectOf(this.#fields(selections, type, vital), completionOf(type.name));
  }

  #abstract(type: GraphQLAbstractType, place: FieldPlace): Check {
    const members = this.#context.schema.getPossibleTypes(type);
    const checks = new Map(members.map((each) => [each.name, this.#object(each, place)]));
    return oneOf((name) => checks.get(name), this.#anyOf(type, members, place));
  }

  /**
   * Compiles the check for an object whose type our schema does not know: its fields are checked as those of the same
   * name in known types.
   */
  #anyOf(
    type: GraphQLAbstractType,
    members: readonly GraphQLCompositeType[],
    { selections, vital }: FieldPlace,
  ): Check {
    const further = members.flatMap((each) =>
      this.#fields(selections, each, false).map((field): [string, CheckedField] => [
        field.name,
        { name: field.name, check: nullable(field.check), conditional: true },
      ]),
    );
    const own = this.#fields(selections, type, vital).map((field): [string, CheckedField] => [
      field.name,
      field,
    ]);
    return objectOf([...new Map([...further, ...own]).values()], completionOf(type.name));
  }

  /** The filler for a field that was left out of the question. */
  #filler(type: GraphQLOutputType, place: FieldPlace): Check {
    if (!isNonNullType(type)) return () => null;
    if (isListType(type.ofType)) return () => [];
    const named = getNamedType(type);
    if (isCompositeType(named)) return this.#fillerOf(named, place);
    const filler = named.name === 'ID' ? LACKING : leafFiller(named);
    return () => filler;
  }

  #fillerOf(type: GraphQLCompositeType, { selections }: FieldPlace): () => unknown {
    const nothing = new CheckCompiler({ ...this.#context, isRequested: () => false });
    const check = objectOf(nothing.#fields(selections, type, false));
    return () => check({}, newTally());
  }
}

const notVital = (place: FieldPlace): FieldPlace => ({ ...place, vital: false });
