import { createServer } from 'node:http';

import { readRecords } from './recorded-answer.ts';

/*
 * Sends recorded answers byte for byte and does nothing else: as fast as Node's HTTP server gets. Reads them from the
 * folder that is its argument and listens on PORT. It ends with the process that started it.
 */

process.on('disconnect', () => process.exit(0));

const [, , folder = ''] = process.argv;
const answers = new Map(readRecords(folder).map((record) => [record.path, record]));

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(request.url === '/readyz' ? 200 : 404).end();
}).listen(Number(process.env.PORT), '127.0.0.1');
