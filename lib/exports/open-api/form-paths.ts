import { sharedPath, type SharedForm } from '#lib/url/export-address.ts';
import { LONGEST_DELAY } from '../other-sites/overlay-file.ts';
import type { ExportList } from '../page-exports.ts';
import { filterParameter, type Parameter } from './filter-parameter.ts';
import * as words from './open-api-words.ts';

/** The tag of the forms in which other sites and streams show pages. */
export const FORMS_TAG = 'Other sites';

interface FormFacts {
  readonly is: string;
  readonly type: string;
  /** The parameters of the form itself. */
  readonly parameters: readonly Parameter[];
  /** True where the page's filter narrows the form too. */
  readonly filtered: boolean;
}

const FORM_FACTS: Readonly<Record<SharedForm, FormFacts>> = {
  card: {
    is: 'A fragment of HTML to show beside a link to the page',
    type: 'text/html',
    parameters: [],
    filtered: true,
  },
  embed: {
    is: 'A document for a frame on another site',
    type: 'text/html',
    parameters: [
      {
        name: 'theme',
        in: 'query',
        description: 'The colours; those of the visitor’s system without it.',
        schema: { type: 'string', enum: ['dark', 'light'] },
      },
    ],
    filtered: true,
  },
  'embed-code': {
    is: 'The markup that embeds the page',
    type: 'text/plain',
    parameters: [],
    filtered: true,
  },
  overlay: {
    is: 'A transparent document to lay over a game in a stream',
    type: 'text/html',
    parameters: [
      {
        name: 'delay',
        in: 'query',
        description: 'Seconds to stay behind: nothing later is counted.',
        schema: { type: 'integer', minimum: 0, maximum: LONGEST_DELAY, default: 0 },
      },
    ],
    filtered: false,
  },
};

/** The forms that a kind of page has. */
const formsOf = ({ preview, overlay }: ExportList): readonly SharedForm[] => [
  ...(preview ? (['card', 'embed', 'embed-code'] as const) : []),
  ...(overlay ? (['overlay'] as const) : []),
];

/**
 * Describes the forms of a kind of page for other sites and streams, in the words of OpenAPI 3.1.
 * @param pathParameters of the kind's address
 * @param isOn false for a form that the operator has turned off
 */
export function formPaths(
  kind: ExportList,
  pathParameters: readonly Parameter[],
  isOn: (form: SharedForm) => boolean,
): readonly (readonly [path: string, item: object])[] {
  return formsOf(kind)
    .filter(isOn)
    .map((form) => {
      const { is, type, parameters, filtered } = FORM_FACTS[form];
      const filters = filtered ? Object.values(kind.filter?.fields ?? {}).map(filterParameter) : [];
      const operation = {
        operationId: `${form} ${kind.address}`.replaceAll(/[^a-zA-Z\d]+/g, '_').replaceAll(/^_|_$/g, ''),
        summary: `${kind.title}: ${form}`,
        description: `${is}.`,
        tags: [FORMS_TAG],
        parameters: [...pathParameters, ...filters, ...parameters],
        responses: {
          200: { description: is, content: { [type]: { schema: { type: 'string' } } } },
          ...words.STATUSES,
        },
      };
      return [sharedPath(kind.address, form), { get: operation }];
    });
}
