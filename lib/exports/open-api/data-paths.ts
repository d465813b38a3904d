import { BULK_FORMATS, MANIFEST } from '../bulk/manifest.ts';
import { routes } from '#lib/url/routes.ts';

/** The tag of whole months as files. */
export const DATA_TAG = 'Whole months';

const part = (name: string, description: string, pattern: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', pattern },
});

const FILE = { schema: { type: 'string', contentEncoding: 'binary' } };

/** The addresses of whole months as files, in the words of OpenAPI 3.1. */
export const DATA_PATHS_DESCRIBED = {
  [`${routes.data}/${MANIFEST}`]: {
    get: {
      operationId: 'data_manifest',
      summary: 'All files of whole months',
      description:
        'The files with their rows, bytes and SHA-256, how much there is of each month and when it was written, the columns of the tables, and the licence.',
      tags: [DATA_TAG],
      parameters: [],
      responses: {
        200: {
          description: 'The list of the files.',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
        404: { $ref: '#/components/responses/NotFound' },
      },
    },
  },
  [`${routes.data}/{month}/{file}`]: {
    get: {
      operationId: 'data_file',
      summary: 'A table of a whole month',
      description:
        'It changes where rows of its month came later, and its ETag with it. Parts of it are given for one Range.',
      tags: [DATA_TAG],
      parameters: [
        part('month', 'The month in UTC, such as 2026-10.', String.raw`^\d{4}-\d{2}$`),
        part('file', 'The table with the ending of a format, such as kills.parquet.', '^[a-z-]+\\.[a-z.]+$'),
        {
          name: 'v',
          in: 'query',
          required: false,
          description:
            'The first 16 digits of the SHA-256 in the manifest: the answer may be kept for ever, and is 404 once the file was replaced.',
          schema: { type: 'string', pattern: '^[0-9a-f]{16}$' },
        },
      ],
      responses: {
        200: {
          description: 'The whole file.',
          content: Object.fromEntries([...new Set(Object.values(BULK_FORMATS))].map((type) => [type, FILE])),
        },
        206: { description: 'The part that Range asks for.' },
        304: { $ref: '#/components/responses/NotModified' },
        404: { $ref: '#/components/responses/NotFound' },
        416: { description: 'The file does not have that part.' },
      },
    },
  },
};
