import type { TimeForm } from '../time-forms.ts';

const NUMBERS = /^(?:(?:Unsigned)?(?:Byte|Short|Int|Long)|Float|Double|Decimal|BigInt|Int64)$/i;
const TEXTS = /^(?:String|ID|UUID|Guid)$/i;
const MOMENTS = /^(?:(?:Local|Offset|Zoned|ISO8601)?Date(?:Time)?(?:Offset|ISO)?|Instant|Timestamp)$/i;
const SPANS = /^(?:TimeSpan|Duration|ISO8601Duration|LocalTime|Time)$/i;

/** The scalar that a type is made of: that of a list, or of a filter by its name. */
const scalarOf = (type: string): string =>
  type.replace(/[[\]!]/g, '').replace(/(?:Operation|Comparable)?(?:Filter)?(?:Input)?(?:Type)?$/, '');

/**
 * Converts a value of our schema for another input type: times to ISO 8601, ids to numbers or texts.
 * @param type in SDL, or the name of the filter that the operator belongs to: "DateTimeOperationFilterInput"
 * @example convertInput(1763748000, 'DateTime!', 'seconds') // '2025-11-21T18:00:00.000Z'
 */
export function convertInput(value: unknown, type: string, form: TimeForm | undefined): unknown {
  if (Array.isArray(value)) return value.map((each) => convertInput(each, type, form));
  if (typeof value !== 'number' && typeof value !== 'string') return value;
  const scalar = scalarOf(type);
  if (form && MOMENTS.test(scalar)) return momentText(value, form);
  if (form && SPANS.test(scalar)) return spanText(value, form);
  if (TEXTS.test(scalar)) return String(value);
  if (NUMBERS.test(scalar) && value !== '' && Number.isFinite(Number(value))) return Number(value);
  return value;
}

function momentText(value: number | string, form: TimeForm): string {
  const moment = new Date(form === 'seconds' ? Number(value) * 1000 : form === 'iso' ? value : Number(value));
  return Number.isNaN(moment.getTime()) ? String(value) : moment.toISOString();
}

const spanText = (value: number | string, form: TimeForm): string =>
  `PT${form === 'span in milliseconds' ? Number(value) / 1000 : Number(value)}S`;
