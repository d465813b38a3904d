import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';

/** The mean number of wrappers around a type: half of all types are non-null, or lists. */
const WRAPPED = 0.5;
/** The length of lists that differ little: locations and arguments of directives. */
const OTHERS = 3;

/** Sums over all types of a schema. */
interface Count {
  readonly all: number;
  readonly types: number;
}

/** The mean lengths of the lists in an introspection result. */
export class IntrospectionLengths {
  readonly #types: number;
  readonly #directives: number;
  readonly #args: number;
  readonly #counts: ReadonlyMap<string, Count>;

  constructor(schema: GraphQLSchema) {
    const types = Object.values(schema.getTypeMap());
    const withFields = types.filter((type) => isObjectType(type) || isInterfaceType(type));
    const fields = withFields.flatMap((type) => Object.values(type.getFields()));
    this.#types = types.length;
    this.#directives = schema.getDirectives().length;
    this.#args = fields.reduce((sum, { args }) => sum + args.length, 0) / Math.max(1, fields.length);
    this.#counts = new Map([
      ['fields', countOf(withFields.map((type) => Object.keys(type.getFields()).length))],
      ['interfaces', countOf(withFields.map((type) => type.getInterfaces().length))],
      [
        'inputFields',
        countOf(types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()).length)),
      ],
      ['enumValues', countOf(types.filter(isEnumType).map((type) => type.getValues().length))],
      [
        'possibleTypes',
        countOf(
          types
            .filter((type) => isUnionType(type) || isInterfaceType(type))
            .map((type) => schema.getPossibleTypes(type).length),
        ),
      ],
    ]);
  }

  /**
   * The mean length of a list of introspection.
   * @param isListed true for a field of all types, most of which have an empty list
   */
  of(type: string, field: string, isListed: boolean): number {
    if (type === '__Schema') return this.#ofSchema(field);
    if (type === '__Type') return this.#ofType(field, isListed);
    if (field === 'args') return type === '__Field' ? this.#args : OTHERS;
    return field === 'locations' ? OTHERS : 1;
  }

  #ofSchema(field: string): number {
    if (field === 'types') return this.#types;
    return field === 'directives' ? this.#directives : 1;
  }

  #ofType(field: string, isListed: boolean): number {
    if (field === 'ofType') return WRAPPED;
    const count = this.#counts.get(field);
    return count ? count.all / Math.max(1, isListed ? this.#types : count.types) : 1;
  }
}

const countOf = (lengths: readonly number[]): Count => ({
  all: lengths.reduce((sum, length) => sum + length, 0),
  types: lengths.length,
});
