/** A value of a row as a filter sees it. */
export type Value = string | number | null;

/** A fact of the data, not of the code under test: which values an operator of the contract matches. */
export type Truth = (value: Value, operand: Value) => boolean;

const compared =
  (isMatch: (value: string | number, operand: string | number) => boolean): Truth =>
  (value, operand) =>
    value !== null && operand !== null && isMatch(value, operand);
const opposite =
  (truth: Truth): Truth =>
  (value, operand) =>
    !truth(value, operand);
const text = (isMatch: (value: string, operand: string) => boolean): Truth =>
  compared((value, operand) => isMatch(String(value).toLowerCase(), String(operand).toLowerCase()));

const isEqual: Truth = (value, operand) => value === operand;
const isGreater = compared((value, operand) => value > operand);
const isAtLeast = compared((value, operand) => value >= operand);
const isLess = compared((value, operand) => value < operand);
const isAtMost = compared((value, operand) => value <= operand);
const contains = text((value, operand) => value.includes(operand));
const startsWith = text((value, operand) => value.startsWith(operand));
const endsWith = text((value, operand) => value.endsWith(operand));

export const equalityTruths = { eq: isEqual, neq: opposite(isEqual) };

export const orderTruths = {
  gt: isGreater,
  ngt: opposite(isGreater),
  gte: isAtLeast,
  ngte: opposite(isAtLeast),
  lt: isLess,
  nlt: opposite(isLess),
  lte: isAtMost,
  nlte: opposite(isAtMost),
};

export const textTruths = {
  contains,
  ncontains: opposite(contains),
  startsWith,
  nstartsWith: opposite(startsWith),
  endsWith,
  nendsWith: opposite(endsWith),
};
