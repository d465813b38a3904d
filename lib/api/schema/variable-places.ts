import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

import { argumentCoordinate, memberCoordinate } from './coordinates.ts';
import { operationOf } from './fragments.ts';
import { inputTypeName, visitedArgument } from './visited-input.ts';

/** A variable of a document: its type in the contract, and the arguments and input fields that take it. */
export interface VariablePlaces {
  readonly type: GraphQLInputType;
  readonly coordinates: readonly string[];
}

/** Where a document uses each of its variables. */
export function variablePlaces(
  document: DocumentNode,
  schema: GraphQLSchema,
): ReadonlyMap<string, VariablePlaces> {
  const used = usedPlaces(document, schema);
  const places = new Map<string, VariablePlaces>();
  for (const { variable, type } of operationOf(document).variableDefinitions ?? []) {
    const declared = typeFromAST(schema, type);
    const name = variable.name.value;
    if (isInputType(declared)) places.set(name, { type: declared, coordinates: used.get(name) ?? [] });
  }
  return places;
}

function usedPlaces(document: DocumentNode, schema: GraphQLSchema): ReadonlyMap<string, readonly string[]> {
  const used = new Map<string, string[]>();
  const typeInfo = new TypeInfo(schema);
  let coordinate = '';
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      VariableDefinition: () => false,
      Directive: () => false,
      Argument() {
        const visited = visitedArgument(typeInfo);
        if (visited) coordinate = argumentCoordinate(visited.owner, visited.field, visited.argument.name);
      },
      ObjectField({ name }) {
        coordinate = memberCoordinate(inputTypeName(typeInfo), name.value);
      },
      Variable({ name }) {
        used.set(name.value, [...(used.get(name.value) ?? []), coordinate]);
      },
    }),
  );
  return used;
}
