/** Values of the placeholders of a text: `place` is the value of `{place}`, and capitalised that of `{Place}`. */
export type Placeholders = Readonly<Record<string, string>>;

/** @throws RangeError for a placeholder without a value */
export const fillTemplate = (template: string, placeholders: Placeholders): string =>
  capitalised(template.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name, placeholders)));

function valueOf(name: string, placeholders: Placeholders): string {
  const key = name.charAt(0).toLowerCase() + name.slice(1);
  const value = placeholders[key];
  if (value === undefined) throw new RangeError(`No value for the placeholder ${name}`);
  return key === name ? value : capitalised(value);
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NUMERALS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** @example 3 => 'three', 25 => '25' */
export const spoken = (count: number): string => NUMERALS[count] ?? String(count);

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The number of a part, from 1 on. @example 4 => 'IV' */
export const roman = (part: number): string => ROMAN[part - 1] ?? String(part);
