import { argumentCoordinate, memberCoordinate, possibleTypeCoordinate } from './coordinates.ts';

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
