import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as documentNodes from '@graphql-codegen/typed-document-node';
import * as types from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import {
  buildASTSchema,
  concatAST,
  getNamedType,
  GraphQLError,
  isEnumType,
  isIntrospectionType,
  isObjectType,
  NoUnusedFragmentsRule,
  parse,
  printSchema,
  Source,
  specifiedRules,
  validate,
  type GraphQLEnumType,
  type GraphQLSchema,
} from 'graphql';
import { withUsualDescriptions } from './usual-descriptions.ts';
import sourceTypes from '../schema/source-types.json' with { type: 'json' };

/** The folder of the schema, the documents and the generated files: this one, unless the command names another. */
const FOLDER = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));

/**
 * Every scalar of the contract, as the site and the resolvers read it, and the parents that resolvers get for a type's
 * fields, where they differ from the type itself.
 */
const { scalars, mappers } = sourceTypes;

/** A fragment may be there for its type alone. */
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

type CodegenOptions = Parameters<typeof codegen>[0];
type Output = Pick<CodegenOptions, 'pluginMap' | 'config' | 'documents'>;

/** Typed documents, for the site or its tests. */
const siteOutput = (documents: Output['documents']): Output => ({
  documents,
  pluginMap: { operations, documentNodes },
  config: { scalars, strictScalars: true, useTypeImports: true },
});

const serverOutput = (schema: GraphQLSchema): Output => ({
  documents: [],
  pluginMap: { types, resolvers },
  config: {
    scalars: { ...scalars, ID: { input: 'string', output: 'string | number' } },
    mappers: { ...connectionMappers(schema), ...mappers },
    strictScalars: true,
    useTypeImports: true,
    enumsAsTypes: true,
    contextType: '../resolvers/context.ts#ApiContext',
    importExtension: '.ts',
  },
});

/** A connection's parent holds the parents of its nodes, where no mapper says otherwise. */
function connectionMappers(schema: GraphQLSchema): Readonly<Record<string, string>> {
  const nodes = Object.values(schema.getTypeMap()).flatMap((type) =>
    type.name.endsWith('Connection') && isObjectType(type)
      ? [[type.name, String(getNamedType(type.getFields()['nodes']?.type))] as const]
      : [],
  );
  const records: Readonly<Record<string, string>> = mappers;
  return Object.fromEntries(
    nodes.flatMap(([name, node]) => {
      const [, record] = records[node]?.split('#') ?? [];
      return record ? [[name, `../resolvers/connection.ts#Connection<${record}>`]] : [];
    }),
  );
}

await main().catch((error: unknown) => {
  process.stderr.write(`graphql/generate: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

async function main() {
  const schema = parseSchema(await readSources('schema'));
  const documents = parseDocuments(schema, await readSources('documents'));

  await write('schema.ts', `export const typeDefs = ${JSON.stringify(printSchema(schema))};\n`);
  const asked = await generate(schema, 'documents.ts', siteOutput(documents));
  await write('documents.ts', `${asked}\n${remainingEnums(schema, asked)}`);
  const tested = parseDocuments(schema, await readSources('../e2e/documents'));
  if (tested.length > 0)
    await write('tested-documents.ts', await generate(schema, 'tested-documents.ts', siteOutput(tested)));
  await write('resolvers.ts', await generate(schema, 'resolvers.ts', serverOutput(schema)));
}

/** The .graphql files of a folder in the order of their names; none when there is no such folder. */
async function readSources(folder: string) {
  const names = await readdir(join(FOLDER, folder)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.graphql')).sort();
  const read = async (name: string) =>
    new Source(await readFile(join(FOLDER, folder, name), 'utf8'), `graphql/${folder}/${name}`);
  return Promise.all(files.map(read));
}

function parseSchema(sources: Source[]) {
  const definitions = concatAST(sources.map((source) => inPlace(() => parse(source))));
  return inPlace(() => buildASTSchema(withUsualDescriptions(definitions)));
}

function parseDocuments(schema: GraphQLSchema, sources: Source[]) {
  const documents = sources
    .filter((source) => source.body.trim() !== '')
    .map((source) => ({ location: source.name, document: inPlace(() => parse(source)) }));
  const errors = validate(schema, concatAST(documents.map(({ document }) => document)), rules);
  if (errors.length > 0) throw new Error(errors.map(String).join('\n\n'));
  return documents;
}

/** GraphQL errors print the file, the line and the place; codegen would print their stacks. */
function inPlace<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw error instanceof GraphQLError ? new Error(String(error), { cause: error }) : error;
  }
}

async function generate(schema: GraphQLSchema, filename: string, output: Output) {
  return codegen({
    filename,
    plugins: Object.keys(output.pluginMap).map((name) => ({ [name]: {} })),
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    skipDocumentsValidation: true,
    ...output,
  });
}

/** The enums that no document names: the site's labels are keyed by them all the same. */
function remainingEnums(schema: GraphQLSchema, code: string) {
  return Object.values(schema.getTypeMap())
    .filter((type) => isEnumType(type) && !isIntrospectionType(type))
    .filter(({ name }) => !code.includes(`export type ${name} =`))
    .map((type) => `export type ${type.name} =${isEnumType(type) ? unionOf(type) : ' never'};\n`)
    .join('\n');
}

function unionOf(type: GraphQLEnumType) {
  return type
    .getValues()
    .map(({ name }) => `\n  | '${name}'`)
    .join('');
}

/** Leaves a file that would not change alone: watchers and the build's cache look at its time. */
async function write(name: string, code: string) {
  const path = join(FOLDER, 'generated', name);
  const existing = await readFile(path, 'utf8').catch(() => null);
  if (existing === code) return;
  await mkdir(join(FOLDER, 'generated'), { recursive: true });
  await writeFile(path, code);
}
