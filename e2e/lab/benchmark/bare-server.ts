import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';

/*
 * Sends one recorded answer byte for byte and does nothing else: as fast as Node's HTTP server gets. Reads it from the
 * file that is its argument and listens on PORT. It ends with the process that started it.
 */

process.on('disconnect', () => process.exit(0));

const [, , file = ''] = process.argv;
const answer: { headers: OutgoingHttpHeaders; body: string } = JSON.parse(readFileSync(file, 'utf8'));
const body = Buffer.from(answer.body, 'base64');

createServer((_, response) => {
  response.writeHead(200, answer.headers).end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
