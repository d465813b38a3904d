import type { Operation, OperationVariable } from './operations.ts';
import { pick, SAMPLERS } from './samplers.ts';
import type { Samples } from './samples.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** The number of different sets of variables for each operation. */
const SETS = 40;

/** Different variables for an operation, without its cursors. @throws Error where a required one has no sampler */
export const variableSets = (operation: Operation, samples: Samples): readonly Variables[] =>
  Array.from({ length: SETS }, (_, n) =>
    Object.fromEntries(
      operation.variables.map((variable) => [variable.name, valueOf(operation, variable, samples, n)]),
    ),
  );

function valueOf({ name }: Operation, variable: OperationVariable, samples: Samples, n: number): unknown {
  if (variable.name === 'first') return 10;
  const sampler =
    SAMPLERS[`${name}.${variable.name}`] ??
    SAMPLERS[variable.place] ??
    SAMPLERS[variable.name] ??
    SAMPLERS[variable.type];
  const value = sampler ? sampler(samples, n) : idOf(variable, samples, n);
  if (value === undefined && variable.required) {
    throw new Error(
      `${name}: nothing to draw $${variable.name} from; tell it in graphql/benchmark/samplers.ts.`,
    );
  }
  return value;
}

/** The id of a record by the field that takes it, as in `character(id:)`. */
function idOf({ place }: OperationVariable, { ids }: Samples, n: number): unknown {
  const [field, argument] = place.split('.');
  return argument === 'id' && field ? pick(ids[field], n) : undefined;
}
