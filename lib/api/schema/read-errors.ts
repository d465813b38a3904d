import type { GraphQLSchema } from 'graphql';
import * as v from 'valibot';
import { MOMENT_FILTERS } from '../time-forms.ts';
import type { Profile } from './profile.ts';
import { type SentPart, sentParts } from './fitting/sent-parts.ts';
import {
  argumentCoordinate,
  memberCoordinate,
  type Parts,
  partsOf,
  possibleTypeCoordinate,
} from '#graphql/contract/coordinates.ts';

/** Matches a name that an error quotes: in double or single quotes, or between backticks. */
const quoted = (name: string): string => `["'\`](?<${name}>\\w+)["'\`]`;

const NAME = quoted('name');
const TYPE = quoted('type');

type Names = Readonly<Record<string, string | undefined>>;

interface Pattern {
  readonly text: RegExp;
  /** The coordinate of the part that is missing. */
  readonly coordinate: (names: Names) => string;
}

const pattern = (text: string, coordinate: Pattern['coordinate']): Pattern => ({
  text: new RegExp(text, 'i'),
  coordinate,
});

const member = ({ type = '', name = '' }: Names) => memberCoordinate(type, name);

/** Messages for parts that a schema lacks, as graphql-js, HotChocolate and similar servers word them. */
const PATTERNS: readonly Pattern[] = [
  pattern(`Cannot query field ${NAME} on type ${TYPE}`, member),
  pattern(
    `Unknown argument ${NAME} on field ["'\`](?<type>\\w+)\\.(?<field>\\w+)["'\`]`,
    ({ type = '', field = '', name = '' }) => argumentCoordinate(type, field, name),
  ),
  pattern(`Unknown type ${NAME}`, ({ name = '' }) => name),
  pattern(`type ${NAME} (?:does not exist|is not defined|was not found)`, ({ name = '' }) => name),
  pattern(`Field ${NAME} is not defined by type ${TYPE}`, member),
  pattern(`Field ${NAME} (?:does not|doesn't) exist (?:on|in) (?:the )?(?:input )?type ${TYPE}`, member),
  pattern(`Field ${NAME} (?:not found )?(?:on|in) type:? ${TYPE}`, member),
  pattern(`Value ${NAME} does not exist in ${TYPE} enum`, member),
  pattern(`objects of type ${TYPE} can never be of type ${NAME}`, ({ type = '', name = '' }) =>
    possibleTypeCoordinate(type, name),
  ),
];

/**
 * The coordinate of the part that a validation error reports as missing; null for any other error.
 * @example coordinateIn('Cannot query field "rank" on type "Chapter".') // 'Chapter.rank'
 */
export function coordinateIn(message: string): string | null {
  for (const { text, coordinate } of PATTERNS) {
    const names = text.exec(message)?.groups;
    if (names) return coordinate(names);
  }
  return null;
}

const known = new WeakMap<GraphQLSchema, Parts>();

/** Everything in a schema; listed once per schema. */
function knownParts(schema: GraphQLSchema): Parts {
  const parts = known.get(schema) ?? partsOf(schema);
  known.set(schema, parts);
  return parts;
}

const text = v.fallback(v.optional(v.string()), undefined);

/** The parts of an error that are read, with the extensions of HotChocolate. */
const ERROR = v.object({
  message: v.fallback(v.string(), ''),
  locations: v.fallback(v.array(v.object({ line: v.number(), column: v.number() })), []),
  extensions: v.fallback(
    v.object({ variable: text, locationType: text, argument: text, field: text, type: text }),
    { variable: undefined, locationType: undefined, argument: undefined, field: undefined, type: undefined },
  ),
});

type ValidationError = v.InferOutput<typeof ERROR>;

const WRONG_VARIABLE =
  /Variable "\$(?<variable>\w+)" of type "[^"]+" used in position expecting type "(?<type>[^"]+)"/;
const TYPE_WORDS = /^\[*\w+!?(?:\]!?)*$/;
const WRONG_SHAPE = /must have a selection of subfields|must not have a selection/;
const NO_ARGUMENT = /argument [`"'](?<name>\w+)[`"'] does not exist/i;
const NO_INPUT_FIELD = /input (?:object )?field [`"'](?<name>\w+)[`"'] does not exist/i;
/** Matches an error about a number where a moment is expected. An API writes all its times in the same form. */
const WANTS_MOMENTS = /\bDateTime\b/;
/** Matches an error about a moment that was not sent, which says nothing about the form of times. */
const LACKS_VALUE = /is required, but it was not provided/;
const MOMENT_FILTER_TYPE = 'DateTimeOperationFilterInput';

/** The most errors that are read: no document has as many fields. */
const MAX_ERRORS = 500;

/**
 * Reads a profile from the validation errors of an endpoint; ignores all other errors.
 * @param sent the document that was refused
 * @param schema the contract that the document was written for
 */
export function readErrors(errors: readonly unknown[], sent: string, schema: GraphQLSchema): Profile {
  const parts = sentParts(sent, schema);
  const known = knownParts(schema);
  const missing = new Set<string>();
  const types = new Map<string, string>();
  for (const error of errors.slice(0, MAX_ERRORS)) {
    const parsed = v.safeParse(ERROR, error);
    if (!parsed.success) continue;
    for (const coordinate of missingBy(parsed.output, parts))
      if (known.has(coordinate)) missing.add(coordinate);
    for (const [coordinate, type] of typesBy(parsed.output, parts))
      if (TYPE_WORDS.test(type)) types.set(coordinate, type);
  }
  return { missing, types };
}

function missingBy(error: ValidationError, parts: readonly SentPart[]): readonly string[] {
  const { message, extensions } = error;
  const coordinate = coordinateIn(message);
  if (coordinate !== null) return [coordinate];
  const at = (kind: SentPart['kind']) => parts.filter((part) => part.kind === kind && standsAt(part, error));
  if (WRONG_SHAPE.test(message)) return at('field').map((part) => part.coordinate);
  const argument = NO_ARGUMENT.exec(message)?.groups?.['name'];
  if (argument !== undefined) return named(at('argument'), parts, 'argument', argument);
  const field = NO_INPUT_FIELD.exec(message)?.groups?.['name'];
  if (field === undefined) return [];
  if (extensions.type !== undefined) return [`${extensions.type.replace(/\W/g, '')}.${field}`];
  return named(at('input field'), parts, 'input field', field);
}

/** The coordinates of the parts at an error's location, or else of all parts with the name that it quotes. */
function named(
  there: readonly SentPart[],
  parts: readonly SentPart[],
  kind: SentPart['kind'],
  name: string,
): readonly string[] {
  const named = there.length > 0 ? there : parts.filter((part) => part.kind === kind && part.name === name);
  return named.map(({ coordinate }) => coordinate);
}

const standsAt = ({ line, column }: SentPart, { locations }: ValidationError): boolean =>
  locations.some((location) => location.line === line && location.column === column);

function typesBy({ message, extensions }: ValidationError, parts: readonly SentPart[]): [string, string][] {
  const groups = WRONG_VARIABLE.exec(message)?.groups;
  const variable = groups?.['variable'] ?? extensions.variable?.replace('$', '');
  const type = groups?.['type'] ?? extensions.locationType;
  if (variable === undefined || type === undefined) {
    const isWanted = WANTS_MOMENTS.test(message) && !LACKS_VALUE.test(message);
    return isWanted ? MOMENT_FILTERS.map((filter) => [filter, MOMENT_FILTER_TYPE]) : [];
  }
  return parts.filter((part) => part.variable === variable).map(({ coordinate }) => [coordinate, type]);
}
