import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { typeDefs } from '../generated/schema.ts';
import { schemaOf, withoutOurs } from './schema-of.ts';

const everything = buildSchema(typeDefs, { assumeValidSDL: true });

/** The coordinates of a field and of its arguments. */
const coordinates = (owner: string, name: string, args: readonly string[] = []) =>
  [`${owner}.${name}`].concat(args.map((argument) => `${owner}.${name}(${argument}:)`));

/** The coordinates of a section of the file, which names those of the game's first API, then those of later ones. */
function recorded(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const [owner = '', fields = ''] = line.startsWith('#') ? [] : line.split(': ');
    return [...fields.matchAll(/(\w+)(?:\((.*?)\))?/g)].flatMap(([, name = '', args]) =>
      coordinates(owner, name, args?.split(' ')),
    );
  });
}

/** The fields of a schema, of its inputs too, and their arguments. */
function coordinatesOf(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type)) return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) =>
      coordinates(
        type.name,
        name,
        args.map((argument) => argument.name),
      ),
    );
  });
}

const [first = '', later = ''] = readFileSync(new URL('game-api.txt', import.meta.url), 'utf8').split('# …');
const ofFirst = new Set(recorded(first));
const ofAny = new Set([...ofFirst, ...recorded(later)]);

const OURS_OR_THEIRS = `The game's API does not have these. Add each to "ours" in graphql/generations/changed-fields.json, and show
what needs it only where isOffered() of lib/api/offered.ts says so. If the game's API has it by now: to game-api.txt.`;

const IN_A_LATER_STATE = `The first state of the game's API lacks these fields, filters or orders. Add each to ADDED in
graphql/generations/changes.ts, and show what needs it only where isOffered() of lib/api/offered.ts says so.`;

it("every field, argument, filter and order that is not the game's is marked as ours", () => {
  const unmarked = coordinatesOf(withoutOurs(everything)).filter((each) => !ofAny.has(each));
  expect(unmarked, OURS_OR_THEIRS).toEqual([]);
});

it('every one that an older state of the API lacks is marked as added', () => {
  const older = coordinatesOf(withoutOurs(schemaOf('2026-01', everything)));
  expect(
    older.filter((each) => ofAny.has(each) && !ofFirst.has(each)),
    IN_A_LATER_STATE,
  ).toEqual([]);
});
