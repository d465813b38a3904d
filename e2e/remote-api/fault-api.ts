import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Degradation, AskedQuestion } from './degraded-api.ts';
import { type Fault, UPSTREAM_SECRET } from './fault-injection.ts';
import { recordedAnswer } from './answer-recording.ts';
import { FAULT_API_PORT } from '../servers/addresses.ts';
import { TRUTH } from '../api/site-api.ts';

const faults = new Map<string, Fault>();
let degradation: Degradation = { delay: 0, isAway: false };
/** Questions to the API that is slow for all, until a test takes them. */
let asked: AskedQuestion[] = [];

// Ends with its parent process.
process.once('disconnect', () => process.exit());

/** Listens on its own machine only, for the tests of the site's answers to a failing API and to another server's. */
createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
}).listen(FAULT_API_PORT, '127.0.0.1');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  switch (request.url) {
    case '/graphql':
      return answerQuery(body, response);
    case '/degraded/graphql':
      return answerDegraded(body, response);
    case '/faults': {
      const fault: Fault = JSON.parse(body);
      faults.set(keyOf(fault), fault);
      break;
    }
    case '/degradation':
      if (body) degradation = JSON.parse(body);
      return send(response, 200, JSON.stringify(degradation));
    case '/degraded/questions':
      send(response, 200, JSON.stringify(asked));
      asked = [];
      return;
    default:
      break;
  }
  response.end();
}

/** Answers of a slow API that are ready, and the number of its questions that are under way. */
let ready: (() => void)[] = [];
let underWay = 0;

/**
 * Resolves when every question that is under way has its answer. They leave together: answers that took longer on a
 * busy machine would look like further round trips.
 */
function whenAllAreReady(): Promise<void> {
  const released = new Promise<void>((resolve) => ready.push(resolve));
  if (ready.length === underWay) {
    for (const release of ready) release();
    ready = [];
    underWay = 0;
  }
  return released;
}

async function answerDegraded(body: string, response: ServerResponse): Promise<void> {
  const began = performance.now();
  const { delay, isAway } = degradation;
  if (delay > 0) underWay += 1;
  const [answered] = await Promise.all([isAway ? null : truthOf(body).catch(() => null), wait(delay)]);
  if (delay > 0) await whenAllAreReady();
  if (answered) send(response, answered.status, answered.text);
  else response.destroy();
  asked.push({ operation: operationOf(JSON.parse(body).query) ?? '', began, ended: performance.now() });
}

async function answerQuery(body: string, response: ServerResponse): Promise<void> {
  const fault = faultFor(body);
  if (fault) await delayed(fault);
  switch (fault?.answer) {
    case 'error 500':
      return send(response, 500, JSON.stringify({ stack: UPSTREAM_SECRET }));
    case 'error 503':
      return send(response, 503, UPSTREAM_SECRET);
    case 'graphql error':
      return send(response, 200, JSON.stringify({ data: null, errors: [{ message: UPSTREAM_SECRET }] }));
    case 'no json':
      return send(response, 200, `<html><body>${UPSTREAM_SECRET}</body></html>`);
    case 'hang up':
      response.destroy();
      return;
    default:
      return fault?.ago ? answerAsOf(fault.ago, body, response) : answerRecorded(body, response);
  }
}

/** Answers a question as of some seconds ago. Moments are recognised by their size, those in texts by their form. */
async function answerAsOf(ago: number, body: string, response: ServerResponse): Promise<void> {
  const { query, variables, ...rest }: { query: string; variables?: object } = JSON.parse(body);
  const then = JSON.stringify({
    ...rest,
    query,
    variables: JSON.parse(moved(JSON.stringify(variables ?? {}), -ago)),
  });
  const answered = await truthOf(then);
  send(response, answered.status, moved(answered.text, ago));
}

/** Moves all moments of a JSON text by some seconds. */
const moved = (text: string, seconds: number): string =>
  text
    .replaceAll(/(?<=[:[])1[5-9]\d{8}(?=[,}\]])/g, (moment) => String(Number(moment) + seconds))
    .replaceAll(/(?<=")20\d\d-\d\d-\d\dT[\d:.]+Z(?=")/g, (moment) =>
      new Date(Date.parse(moment) + seconds * 1000).toISOString(),
    );

/** Waits as long as the fault says. */
async function delayed(fault: Fault): Promise<void> {
  await wait(fault.delay ?? 0);
  while (fault.held && faults.get(keyOf(fault)) === fault) await wait(10);
}

const keyOf = ({ operation, mentions }: Fault) => `${operation} ${mentions}`;

async function answerRecorded(body: string, response: ServerResponse): Promise<void> {
  const recorded = recordedAnswer(body);
  return recorded === null ? forward(body, response) : send(response, 200, recorded);
}

function faultFor(body: string): Fault | undefined {
  const { query, variables }: { query: string; variables?: object } = JSON.parse(body);
  const name = operationOf(query);
  const told = JSON.stringify(variables ?? {});
  return [...faults.values()].find(
    ({ operation, mentions }) => operation === name && told.includes(mentions),
  );
}

const operationOf = (query: string): string | undefined => /^query (\w+)/.exec(query)?.[1];

async function forward(body: string, response: ServerResponse): Promise<void> {
  const answered = await truthOf(body);
  send(response, answered.status, answered.text);
}

async function truthOf(body: string): Promise<{ readonly status: number; readonly text: string }> {
  const headers = { 'content-type': 'application/json' };
  const answered = await fetch(TRUTH, { method: 'POST', headers, body });
  return { status: answered.status, text: await answered.text() };
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
