import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import { SITE } from '../servers/addresses.ts';

/** The part of /openapi.json that the tests read. */
interface OpenApi {
  readonly paths: Readonly<Record<string, object>>;
}

let fetched: Promise<OpenApi> | undefined;

/** The description of all formats, as the site under test gives it. */
function fetchOpenApi(): Promise<OpenApi> {
  fetched ??= fetch(`${SITE}/openapi.json`).then((response) => response.json());
  return fetched;
}

const DOCUMENT = 'openapi.json';

/** An object may hold nothing that is not described, so that the description is held to be whole. */
function exact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(exact);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, exact(inner)]);
  const closed = 'properties' in value && 'required' in value ? { additionalProperties: false } : {};
  return { ...Object.fromEntries(entries), ...closed };
}

let validator: Promise<Ajv2020> | undefined;

async function makeValidator(): Promise<Ajv2020> {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  const schema = exact(await fetchOpenApi());
  return typeof schema === 'object' && schema !== null ? ajv.addSchema(schema, DOCUMENT) : ajv;
}

/** The operation that answers a path: "/kill/{id}.json" for "/kill/7.json". */
async function operationOf(path: string): Promise<string> {
  const { paths } = await fetchOpenApi();
  const names = Object.keys(paths).toSorted((one, other) => one.split('{').length - other.split('{').length);
  const matches = (name: string) =>
    new RegExp(`^${name.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return names.find(matches) ?? '';
}

/**
 * Finds where the JSON of a page is not as /openapi.json describes it; empty where it is.
 * @param path of the JSON, without its query
 */
export async function describedErrors(path: string, json: unknown): Promise<readonly string[]> {
  validator ??= makeValidator();
  const ajv = await validator;
  const place = `paths/${pointer(await operationOf(path))}/get/responses/200/content/${pointer('application/json')}/schema`;
  const validate = ajv.getSchema(`${DOCUMENT}#/${place}`) ?? ajv.compile({ $ref: `${DOCUMENT}#/${place}` });
  if (validate(json)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** A name as a part of a JSON pointer in an address. */
const pointer = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
