import { BODY_FAULTS } from './body-faults.ts';
import type { Fault } from './fault.ts';
import { SHAPE_FAULTS } from './shape-faults.ts';
import { LABELLED_FAULTS, TRANSPORT_FAULTS } from './transport-faults.ts';

/** Every fault that is tried. */
export const ALL_FAULTS: readonly Fault[] = [
  ...TRANSPORT_FAULTS,
  ...LABELLED_FAULTS,
  ...BODY_FAULTS,
  ...SHAPE_FAULTS,
];

/**
 * Faults by name.
 * @throws Error for a name without a fault
 */
export function faultsNamed(names: readonly string[]): readonly Fault[] {
  return names.map((name) => {
    const fault = ALL_FAULTS.find((one) => one.name === name);
    if (!fault) throw new Error(`There is no fault "${name}"`);
    return fault;
  });
}
