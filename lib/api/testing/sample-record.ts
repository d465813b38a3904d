import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

import { memberCoordinate } from '#graphql/contract/coordinates.ts';

import { contractSchema } from '../schema/contract-schema.ts';
import { fieldOf, fragmentsOf } from '../schema/fitting/fragments.ts';
import { timeFormOf } from '../time-forms.ts';
import { MOMENTS } from './mock-answers.ts';

type Values = Record<string, unknown>;

/**
 * A record of a fragment for tests, with `given` in place of its fields: a text is the name of its field, a number 1, a
 * flag false, a list empty, an enumeration its first value, and no field is null.
 * @example sampleRecord(KillRowFragmentDoc, { id: '7' })
 * @throws Error where the fragment selects what the schema lacks
 */
export function sampleRecord<Fragment extends object>(
  document: TypedDocumentNode<Fragment>,
  given: Partial<Fragment> = {},
): Fragment {
  const fragments = fragmentsOf(document);
  const [fragment] = fragments.values();
  if (!fragment) throw new Error('The document has no fragment');

  const select = (type: GraphQLObjectType, { selections }: SelectionSetNode, into: Values): Values => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { name, alias, selectionSet } = selection;
        const key = (alias ?? name).value;
        into[key] =
          name.value === '__typename'
            ? type.name
            : fieldValue(type, name.value, selectionSet, into[key] as object | undefined);
      } else {
        const part =
          selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
        if (part && isOf(type, part.typeCondition?.name.value)) select(type, part.selectionSet, into);
      }
    }
    return into;
  };

  const fieldValue = (
    type: GraphQLObjectType,
    name: string,
    selected?: SelectionSetNode,
    before?: object,
  ) => {
    const field = fieldOf(type, name);
    if (!field) throw new Error(`The schema has no ${type.name}.${name}`);
    const form = timeFormOf(memberCoordinate(type.name, name));
    if (form) return MOMENTS[form];
    if (isListType(getNullableType(field.type))) return [];
    return selected ? select(objectOf(field.type), selected, { ...before }) : leafOf(field.type, name);
  };

  const record = select(objectOf(typeNamed(fragment.typeCondition.name.value)), fragment.selectionSet, {});
  return { ...(record as Fragment), ...given };
}

function typeNamed(name: string) {
  const type = contractSchema().getType(name);
  if (!isObjectType(type) && !isAbstractType(type)) throw new Error(`The schema has no records of ${name}`);
  return type;
}

/** The type of a record, or the first of an abstract one. */
function objectOf(type: GraphQLOutputType): GraphQLObjectType {
  const named = getNamedType(type);
  const [object] = isObjectType(named)
    ? [named]
    : isAbstractType(named)
      ? contractSchema().getPossibleTypes(named)
      : [];
  if (!object) throw new Error(`${named.name} has no fields`);
  return object;
}

/** Without a condition, or with one that names the type or an abstract type of it. */
function isOf(type: GraphQLObjectType, condition = type.name): boolean {
  const meant = typeNamed(condition);
  return meant === type || (isAbstractType(meant) && contractSchema().isSubType(meant, type));
}

function leafOf(type: GraphQLOutputType, name: string): unknown {
  const leaf = getNamedType(type);
  if (isEnumType(leaf)) return leaf.getValues()[0]?.value;
  if (leaf.name === 'Boolean') return false;
  if (leaf.name === 'DateTime') return MOMENTS.iso;
  return ['ID', 'String', 'UUID', 'URL'].includes(leaf.name) ? name : 1;
}
