import { LIVE_KINDS } from '#graphql/rules/live-kinds.ts';
import { LIVE_FILTER } from '#lib/url/filter/live-filter.ts';
import { filterParameter } from './filter-parameter.ts';
import type { JsonSchema } from '../shapes/json-schema.ts';

/** The tag of the live stream. */
export const LIVE_TAG = 'Live stream';

const TEXT = { type: 'string' };
const TEXTS = { type: 'array', items: TEXT };
const MOMENT = { type: ['string', 'null'], format: 'date-time' };

/** An event as /live and /live.json tell it. */
const EVENT: JsonSchema = {
  type: 'object',
  required: ['id', 'kind', 'record', 'url', 'title', 'summary', 'published', 'updated', 'categories'],
  properties: {
    id: {
      type: 'integer',
      description: 'Grows in the order in which rows became visible: go on after it.',
    },
    kind: { type: 'string', enum: LIVE_KINDS },
    record: { type: 'string', description: 'The id of the kill, the battle and so on.' },
    url: { type: 'string', format: 'uri', description: 'The page in HTML.' },
    title: TEXT,
    summary: TEXT,
    published: { ...MOMENT, description: 'When it happened.' },
    updated: { ...MOMENT, description: 'When it ended, or last changed.' },
    categories: TEXTS,
    zone: { type: ['string', 'null'] },
    players: {
      type: ['integer', 'null'],
      description: 'Players who took part; null for events of the game.',
    },
    guilds: { ...TEXTS, description: 'Ids of the guilds of those who took part.' },
  },
};

const AFTER = {
  in: 'query',
  name: 'after',
  description:
    'The last id that is known; 0 for all of the last day. Begins with what comes next where it is left out.',
  schema: { type: 'integer', minimum: 0 },
};

const REFUSALS = {
  400: {
    description: 'The filter cannot be read; the text says why.',
    content: { 'text/plain': { schema: TEXT } },
  },
  404: { $ref: '#/components/responses/NotFound' },
  429: { $ref: '#/components/responses/TooMany' },
  503: { $ref: '#/components/responses/Busy' },
};

const filters = Object.values(LIVE_FILTER.fields).map(filterParameter);

/** The addresses of the live stream, in the words of OpenAPI 3.1. */
export const LIVE_PATHS_DESCRIBED = {
  '/live': {
    get: {
      operationId: 'live',
      summary: 'What happens, as it becomes visible (server-sent events)',
      description:
        'A kill as soon as it is known, a battle or a dungeon session once it is over, a scenario with its result, an event of the game when it is announced. Each has its kind as the type of the event, its id, and the JSON of /live.json as data. Last-Event-ID goes on without a loss or a double for a day; an event "lost" says from when on, where that is too long ago. A line each 15 seconds keeps the connection.',
      tags: [LIVE_TAG],
      parameters: [
        ...filters,
        AFTER,
        {
          in: 'header',
          name: 'Last-Event-ID',
          description: 'As "after"; browsers send it when they connect again.',
          schema: { type: 'integer', minimum: 0 },
        },
      ],
      responses: {
        200: { description: 'The stream.', content: { 'text/event-stream': { schema: TEXT } } },
        ...REFUSALS,
      },
    },
  },
  '/live.json': {
    get: {
      operationId: 'live_json',
      summary: 'What has happened after an id, for programs that ask again and again',
      description:
        'At most 200 events; ask again after "last". Answers at once when there is something, else waits.',
      tags: [LIVE_TAG],
      parameters: [
        ...filters,
        AFTER,
        {
          in: 'query',
          name: 'wait',
          description: 'Seconds to wait for something to happen.',
          schema: { type: 'integer', minimum: 0, maximum: 30, default: 0 },
        },
      ],
      responses: {
        200: {
          description: 'The events, the first to become visible first.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['events', 'last'],
                properties: {
                  events: { type: 'array', items: EVENT },
                  last: { type: 'integer', description: 'All up to this id was looked through.' },
                },
              },
            },
          },
        },
        410: {
          description: 'What came after that id is forgotten, or it is of another database.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['error', 'after', 'since'],
                properties: {
                  error: TEXT,
                  after: { type: 'integer', description: 'Go on after this id.' },
                  since: { ...MOMENT, description: 'All that became visible since then can be told.' },
                },
              },
            },
          },
        },
        ...REFUSALS,
      },
    },
  },
};
