import {
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLArgument,
  type TypeInfo,
} from 'graphql';
import { type TimeForm, timeFormOf } from '../../time-forms.ts';
import type { MissingParts } from './missing-parts.ts';
import { isOrder } from './narrowing-arguments.ts';
import type { Profile } from '../profile.ts';

/** An argument of a field, with its place in the schema. */
interface VisitedArgument {
  readonly owner: string;
  readonly field: string;
  readonly argument: GraphQLArgument;
}

/** The argument being visited; null for an argument of a directive, and for one that the schema lacks. */
export function visitedArgument(typeInfo: TypeInfo): VisitedArgument | null {
  const [parent, field, argument] = [
    typeInfo.getParentType(),
    typeInfo.getFieldDef(),
    typeInfo.getArgument(),
  ];
  if (!parent || !field || !argument || typeInfo.getDirective()) return null;
  return { owner: parent.name, field: field.name, argument };
}

/** The name of the input type whose field is being visited. */
export const inputTypeName = (typeInfo: TypeInfo): string =>
  String(typeInfo.getParentInputType() ?? '').replace(/[[\]!]/g, '');

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

/** A value for an argument, in the form that the endpoint takes. */
export interface FittedInput {
  readonly value: unknown;
  /** True if a condition was dropped that the endpoint cannot express, so that the answer would be another one. */
  readonly lost: boolean;
}

/** The place where a value goes, as far as it is known. */
export interface InputPlace {
  readonly type: GraphQLInputType;
  /** The type that the endpoint expects there, where it differs. */
  readonly offeredType: string | undefined;
  readonly form: TimeForm | undefined;
  /** The coordinate of the argument or input field that takes the value. */
  readonly coordinate: string | undefined;
}

/** True if a value says something: an empty filter narrows as little as a missing one. */
export function saysSomething(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || Object.values(value).some((each) => each !== undefined);
}

/** Fits values of the contract to an endpoint: removes what it lacks, and converts what has another type there. */
export class InputFitter {
  readonly #profile: Profile;
  readonly #missing: MissingParts;

  constructor(profile: Profile, missing: MissingParts) {
    this.#profile = profile;
    this.#missing = missing;
  }

  fit(value: unknown, place: InputPlace): FittedInput {
    const type = getNullableType(place.type);
    if (value === null || value === undefined) return { value, lost: false };
    if (isListType(type)) return this.#fitList(value, { ...place, type: type.ofType });
    if (isInputObjectType(type) && typeof value === 'object') return this.#fitObject(value, type, place);
    const lost = isEnumType(type) && this.#missing.enumValue(type.name, String(value));
    return { value: place.offeredType ? convertInput(value, place.offeredType, place.form) : value, lost };
  }

  #fitList(value: unknown, place: InputPlace): FittedInput {
    const fitted = (Array.isArray(value) ? value : [value]).map((each: unknown) => this.fit(each, place));
    return {
      value: fitted
        .map(({ value }) => value)
        .filter((each) => typeof each !== 'object' || saysSomething(each)),
      lost: fitted.some(({ lost }) => lost),
    };
  }

  #fitObject(value: object, type: GraphQLInputObjectType, place: InputPlace): FittedInput {
    const kept: Record<string, unknown> = {};
    let lost = false;
    for (const [name, given] of Object.entries(value)) {
      const field = type.getFields()[name];
      if (!field || this.#missing.inputField(place.coordinate, type.name, field)) {
        lost ||= saysSomething(given) && !isOrder(type);
        continue;
      }
      const coordinate = this.#missing.inputCoordinate(place.coordinate, type.name, name);
      const fitted = this.fit(given, {
        type: field.type,
        offeredType: this.#profile.types.get(coordinate) ?? place.offeredType,
        form: timeFormOf(coordinate) ?? place.form,
        coordinate,
      });
      kept[name] = fitted.value;
      lost ||= fitted.lost;
    }
    return { value: kept, lost };
  }
}
