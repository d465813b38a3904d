import { createServer } from 'node:http';

import { CLOCK_PORT } from '../servers/addresses.ts';

/*
 * Loaded with `--import` into the process of a site. Answers to POST requests advance the monotonic clock by the
 * milliseconds in their body, so that what it keeps in caches grows old at once. The time of day stands still, as in
 * every process of a test run.
 */

const elapsed = performance.now.bind(performance);
let advanced = 0;

Object.defineProperty(performance, 'now', { value: () => elapsed() + advanced });

createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => (body += text));
  request.on('end', () => {
    advanced += Number(body) || 0;
    response.end();
  });
})
  .listen(Number(process.env.CLOCK_PORT || CLOCK_PORT), '127.0.0.1')
  .unref();
