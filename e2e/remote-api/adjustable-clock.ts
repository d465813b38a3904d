import { createServer } from 'node:http';

import { CLOCK_PORT } from '../servers/addresses.ts';

/*
 * Loaded with `--import` into the process of a site. Answers to POST requests advance the monotonic clock by the
 * milliseconds in their body, so that what it keeps in caches grows old at once. The time of day stays as it is, and
 * stands still from the first PUT request on, whose answer is its epoch milliseconds: what pages count until this
 * minute, or on this day, is then the same whenever they are opened.
 */

const elapsed = performance.now.bind(performance);
const timeOfDay = Date.now.bind(Date);
let advanced = 0;
let held: number | null = null;

Object.defineProperty(performance, 'now', { value: () => elapsed() + advanced });

const now = () => held ?? timeOfDay();

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => (body += text));
  request.on('end', () => {
    if (request.method === 'PUT') held ??= timeOfDay();
    else advanced += Number(body) || 0;
    response.end(String(now()));
  });
})
  .listen(Number(process.env.CLOCK_PORT || CLOCK_PORT), '127.0.0.1')
  .unref();
