import { BROKEN, type Check, isRecord, LACKING } from './check.ts';

/** Makes a check nullable: it returns null for a value that cannot be repaired. */
export const nullable =
  (check: Check): Check =>
  (value, tally) => {
    if (value === null) return null;
    const checked = value === undefined ? BROKEN : check(value, tally);
    if (checked === LACKING) return null;
    if (checked !== BROKEN) return checked;
    tally.emptied += 1;
    return null;
  };

/** Checks a list, and drops the elements that cannot be repaired. */
export const listOf =
  (check: Check): Check =>
  (value, tally) => {
    if (!Array.isArray(value)) return BROKEN;
    let isShorter = false;
    for (const [index, element] of value.entries()) {
      const checked = check(element, tally);
      if (checked !== element) value[index] = checked;
      isShorter ||= checked === BROKEN || checked === LACKING;
    }
    if (!isShorter) return value;
    const offered = value.filter((element) => element !== LACKING);
    const rows = offered.filter((element) => element !== BROKEN);
    tally.dropped += offered.length - rows.length;
    return rows;
  };

/** Replaces a value that cannot be repaired by a filler. */
export const orElse =
  (check: Check, substitute: () => unknown): Check =>
  (value, tally) => {
    const checked = check(value, tally);
    if (checked !== BROKEN) return checked;
    tally.replaced += 1;
    return substitute();
  };

/** A field of an object, by its name in an answer. */
export interface CheckedField {
  readonly name: string;
  readonly check: Check;
  /** True if a directive may leave the field out. */
  readonly conditional: boolean;
}

/**
 * Checks the given fields of an object; others are never read and stay unchecked.
 * @param complete derives values from other fields, before these are checked
 */
export const objectOf =
  (fields: readonly CheckedField[], complete?: (record: Record<string, unknown>) => void): Check =>
  (value, tally) => {
    if (!isRecord(value)) return BROKEN;
    complete?.(value);
    for (const { name, check, conditional } of fields) {
      const given = value[name];
      if (given === undefined && conditional) continue;
      const checked = check(given, tally);
      if (checked === BROKEN || checked === LACKING) return checked;
      if (checked !== given) value[name] = checked;
    }
    return value;
  };

/**
 * Checks an object of one of several types, which its `__typename` names.
 * @param others checks objects of types that our schema does not know
 */
export const oneOf =
  (checkOf: (type: string) => Check | undefined, others: Check): Check =>
  (value, tally) => {
    if (!isRecord(value)) return BROKEN;
    const type = value.__typename;
    return (typeof type === 'string' ? (checkOf(type) ?? others) : others)(value, tally);
  };
