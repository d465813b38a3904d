import {
  type GraphQLSchema,
  Kind,
  type Location,
  parse,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { argumentCoordinate, memberCoordinate } from '#graphql/contract/coordinates.ts';
import { inputTypeName, visitedArgument } from './fit-input.ts';

/** A field, an argument or a condition in a document that was sent. */
export interface SentPart {
  readonly name: string;
  readonly kind: 'field' | 'argument' | 'input field';
  readonly coordinate: string;
  /** The line where the part begins; the first one is 1, as in errors. */
  readonly line: number;
  readonly column: number;
  /** The variable that holds its value, if any. */
  readonly variable: string | undefined;
}

/** Lists everything in a document that an endpoint may lack, with its coordinates in the contract. */
export function sentParts(text: string, schema: GraphQLSchema): readonly SentPart[] {
  const parts: SentPart[] = [];
  const typeInfo = new TypeInfo(schema);
  const note = (part: Omit<SentPart, 'line' | 'column'>, location: Location | undefined) => {
    const { line = 0, column = 0 } = location?.startToken ?? {};
    parts.push({ ...part, line, column });
  };
  visit(
    parse(text),
    visitWithTypeInfo(typeInfo, {
      Field({ name: { value: name }, loc }) {
        const parent = typeInfo.getParentType();
        if (!parent) return;
        note(
          { name, kind: 'field', coordinate: memberCoordinate(parent.name, name), variable: undefined },
          loc,
        );
      },
      Argument({ name: { value: name }, value, loc }) {
        const visited = visitedArgument(typeInfo);
        if (!visited) return;
        const coordinate = argumentCoordinate(visited.owner, visited.field, name);
        note({ name, kind: 'argument', coordinate, variable: variableOf(value) }, loc);
      },
      ObjectField({ name: { value: name }, value, loc }) {
        const coordinate = memberCoordinate(inputTypeName(typeInfo), name);
        note({ name, kind: 'input field', coordinate, variable: variableOf(value) }, loc);
      },
    }),
  );
  return parts;
}

const variableOf = (value: ValueNode): string | undefined =>
  value.kind === Kind.VARIABLE ? value.name.value : undefined;
