import type { FilterForms, OldForm } from './changes.ts';
import { inOldForm } from './new-form.ts';

/**
 * A filter that a client of the second generation has sent, as the resolvers take it. Its values are as GraphQL has
 * coerced them: operands are texts, numbers or null, or lists of those.
 * @example oldFilter({ time: { gte: '2026-04-01T12:00:00.000Z' } }, { time: 'seconds' }) // { time: { gte: 1775044800 } }
 */
export function oldFilter(filter: unknown, forms: FilterForms): unknown {
  if (Array.isArray(filter)) return filter.map((each) => oldFilter(each, forms));
  return mapFields(filter, (field, value) => {
    if (field === 'and' || field === 'or') return oldFilter(value, forms);
    const form = forms[field];
    return form ? oldOperation(value, form) : value;
  });
}

const oldOperation = (operation: unknown, form: OldForm): unknown =>
  mapFields(operation, (operator, operand) => {
    const old = (each: unknown) => (isOperand(each) ? inOldForm(form, operator, each) : each);
    return Array.isArray(operand) ? operand.map(old) : old(operand);
  });

const isOperand = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** Maps the fields of a filter or an operation; null and undefined stay. */
const mapFields = (value: unknown, change: (field: string, value: unknown) => unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([field, each]) => [field, change(field, each)]))
    : value;
