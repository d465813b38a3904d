import { createYoga, type Plugin } from 'graphql-yoga';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLSchema,
  GraphQLError,
  type DocumentNode,
} from 'graphql';
import { complexityLimits, withPageLimit } from './complexity-limits.ts';
import { costLimit, withCountedFields } from './cost-limit.ts';
import { around, executeAround } from './execution.ts';
import { executionLimits, measureEachExecution } from './execution-limits.ts';
import { QUERY_LIMITS } from './limits.ts';
import { type ApiOptions, operationsOf } from './operations.ts';
import { requestForm, inputLimits } from './request-form.ts';
import { LRUCache } from 'lru-cache';

/** Characters of all cached documents. A parsed document takes up to a hundred times the memory of its text. */
export const MAX_CHARACTERS = 512 * 1024;

/** Documents larger than this are parsed each time. All operations of the site are far smaller. */
const MAX_DOCUMENT_CHARACTERS = 32 * 1024;

/**
 * Creates the cache of valid documents for yoga's `parserAndValidationCache`, limited by their total size. `plugin`
 * removes a document that turns out to be invalid.
 */
export function createDocumentCache() {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_DOCUMENT_CHARACTERS,
    sizeCalculation: (_, text) => text.length + 1,
  });
  const texts = new WeakMap<DocumentNode, string>();

  const documentCache = {
    get: (text: string) => documents.get(text),
    set: (text: string, document: DocumentNode) => {
      documents.set(text, document);
      texts.set(document, text);
    },
  };
  const plugin: Plugin = {
    onValidate:
      ({ params }) =>
      ({ valid }) => {
        const text = texts.get(params.documentAST);
        if (!valid && text !== undefined) documents.delete(text);
      },
  };
  return { documentCache, errorCache: FORGETFUL, plugin, size: () => documents.calculatedSize };
}

/**
 * Replaces the cache of parse errors: a text that does not parse fails quickly, and its error holds all of the text.
 */
const FORGETFUL = { get: () => undefined, set: () => undefined };

/** Characters kept at both ends of a shortened message: the start names the error, the end often its cause. */
const HEAD = 200;
const TAIL = 100;

/** Gives every error a code, and shortens messages: many repeat a name or a value of the request. */
const clearErrors = (): Plugin => ({
  onResultProcess({ result, setResult }) {
    if ('errors' in result && result.errors) setResult({ ...result, errors: result.errors.map(clearError) });
  },
});

function clearError(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, path, originalError, extensions } = error;
  const message = shortened(error.message);
  if (message === error.message && extensions.code !== undefined) return error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    originalError,
    extensions: { code: 'BAD_USER_INPUT', ...extensions },
  });
}

const shortened = (text: string) =>
  text.length > HEAD + TAIL ? `${text.slice(0, HEAD)} … ${text.slice(-TAIL)}` : text;

const KNOWN: ReadonlySet<string> = new Set(['include', 'skip', 'deprecated', 'specifiedBy']);

/**
 * A schema whose introspection has only the directives that the game's API has. The GraphQL package adds what is newer
 * than most tools of clients, which stop at a location that they do not know.
 */
const withKnownDirectives = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.DIRECTIVE]: (directive) => {
      const config = directive.toConfig();
      const locations = config.locations.filter((place) => place !== DirectiveLocation.DIRECTIVE_DEFINITION);
      return KNOWN.has(config.name) ? new GraphQLDirective({ ...config, locations }) : null;
    },
  });

/** The API over one database, for the GraphQL requests of clients. */
export type GraphqlApi = { fetch: (request: Request) => Promise<Response> };

/**
 * Answers every request with JSON: status 200, or 400 for what is no valid query. Errors carry `extensions.code`:
 * BAD_USER_INPUT, BAD_REQUEST, TIMEOUT, SERVICE_UNAVAILABLE where the database is away, and what GraphQL itself gives.
 * A request whose connection breaks is asked again for a while. One whose client is gone, by its signal, is given up.
 */
export function createApi(options: ApiOptions): GraphqlApi {
  const { schema, createContext, safely, maskError } = operationsOf(options, (schema) =>
    withCountedFields(withPageLimit(withKnownDirectives(schema))),
  );
  const { database, timeout = QUERY_LIMITS.milliseconds, answerBytes = QUERY_LIMITS.answerBytes } = options;
  const limits = executionLimits({ database, createContext, milliseconds: timeout, bytes: answerBytes });
  const { plugin: forgetInvalid, ...parserAndValidationCache } = createDocumentCache();
  const yoga = createYoga({
    schema,
    parserAndValidationCache,
    plugins: [
      complexityLimits(),
      costLimit(schema),
      requestForm(),
      inputLimits(),
      forgetInvalid,
      executeAround(around(measureEachExecution, safely, limits)),
      clearErrors(),
    ],
    maskedErrors: { maskError },
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    logging: false,
    cors: { origin: '*', credentials: false, methods: ['GET', 'POST', 'OPTIONS'] },
  });
  return { fetch: async (request) => yoga.fetch(request) };
}
