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
import { argumentCoordinate } from '#graphql/contract/coordinates.ts';
import { type TimeForm, timeFormOf } from '../../time-forms.ts';
import { operationOf } from './fragments.ts';
import type { MissingParts } from './missing-parts.ts';
import { inputTypeName, visitedArgument } from './fit-input.ts';

/** A variable of a document: its type in the contract, and the arguments and input fields that take it. */
export interface VariablePlaces {
  readonly type: GraphQLInputType;
  readonly coordinates: readonly string[];
  /** The time form of the variable in our schema. */
  readonly form: TimeForm | undefined;
}

/** A use of a variable: the argument or input field that takes it, and the one that contains that. */
interface Use {
  readonly coordinate: string;
  readonly within: string;
}

/** Returns the places in a document that use each of its variables. */
export function variablePlaces(
  document: DocumentNode,
  schema: GraphQLSchema,
  missing: MissingParts,
): ReadonlyMap<string, VariablePlaces> {
  const used = usedPlaces(document, schema, missing);
  const places = new Map<string, VariablePlaces>();
  for (const { variable, type } of operationOf(document).variableDefinitions ?? []) {
    const declared = typeFromAST(schema, type);
    const name = variable.name.value;
    if (!isInputType(declared)) continue;
    const uses = used.get(name) ?? [];
    places.set(name, {
      type: declared,
      coordinates: uses.map(({ coordinate }) => coordinate),
      form: uses
        .map(({ coordinate, within }) => timeFormOf(coordinate) ?? timeFormOf(within))
        .find((form) => form !== undefined),
    });
  }
  return places;
}

function usedPlaces(
  document: DocumentNode,
  schema: GraphQLSchema,
  missing: MissingParts,
): ReadonlyMap<string, readonly Use[]> {
  const used = new Map<string, readonly Use[]>();
  const typeInfo = new TypeInfo(schema);
  /** The arguments and input fields around the visited node, the innermost last. */
  const around: string[] = [];
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      VariableDefinition: () => false,
      Directive: () => false,
      Argument: {
        enter() {
          const visited = visitedArgument(typeInfo);
          around.push(visited ? argumentCoordinate(visited.owner, visited.field, visited.argument.name) : '');
        },
        leave: () => void around.pop(),
      },
      ObjectField: {
        enter({ name }) {
          around.push(missing.inputCoordinate(around.at(-1), inputTypeName(typeInfo), name.value));
        },
        leave: () => void around.pop(),
      },
      Variable({ name }) {
        const [within = '', coordinate = within] = around.slice(-2);
        used.set(name.value, [...(used.get(name.value) ?? []), { coordinate, within }]);
      },
    }),
  );
  return used;
}
