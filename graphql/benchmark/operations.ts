import {
  Kind,
  visit,
  type DocumentNode,
  type OperationDefinitionNode,
  type TypeNode,
  type ValueNode,
} from 'graphql';
import * as generated from '#graphql/generated/documents.ts';

/** A variable of an operation, and where its value goes, such as `kills.playerFeudFilter.player1Id`. */
export interface OperationVariable {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly place: string;
}

export interface Operation {
  readonly name: string;
  readonly document: DocumentNode;
  readonly variables: readonly OperationVariable[];
}

/** Everything that the site asks. */
export function siteOperations(): readonly Operation[] {
  return Object.values(generated).flatMap((document) => {
    const definition = document.definitions.find(isOperation);
    return definition ? [operationOf(document, definition)] : [];
  });
}

const isOperation = (
  definition: DocumentNode['definitions'][number],
): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION;

function operationOf(document: DocumentNode, definition: OperationDefinitionNode): Operation {
  const places = placesOf(document);
  const variables = (definition.variableDefinitions ?? []).map(({ variable, type }) => ({
    name: variable.name.value,
    type: namedType(type),
    required: type.kind === Kind.NON_NULL_TYPE,
    place: places.get(variable.name.value) ?? '',
  }));
  return { name: definition.name?.value ?? '', document, variables };
}

/** The argument that a variable is first used for. */
function placesOf(document: DocumentNode): Map<string, string> {
  const places = new Map<string, string>();
  const note = (place: string, value: ValueNode) => {
    if (value.kind === Kind.VARIABLE && !places.has(value.name.value)) places.set(value.name.value, place);
    if (value.kind !== Kind.OBJECT) return;
    for (const field of value.fields) note(`${place}.${field.name.value}`, field.value);
  };
  visit(document, {
    Field(field) {
      for (const { name, value } of field.arguments ?? []) note(`${field.name.value}.${name.value}`, value);
    },
  });
  return places;
}

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
