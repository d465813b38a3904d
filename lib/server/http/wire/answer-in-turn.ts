import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection. Browsers send one at a time, other programs a few. */
export const MOST_WAITING = 32;

type Listener<Response> = (request: IncomingMessage, response: Response) => void;

/**
 * Answers pipelined requests of a connection one at a time: each begins when the answer before it is sent. Answers
 * leave in this order anyway; made all at once they would take slots from other visitors, and memory where the client
 * reads none of them. A connection with more waiting requests than any honest program sends is closed.
 */
export function answerInTurn<Response extends ServerResponse>(
  listener: Listener<Response>,
): Listener<Response> {
  const lines = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const goOn = () => {
      const next = socket.writable ? lines.get(socket)?.shift() : undefined;
      if (next) next();
      else lines.delete(socket);
    };
    const answer = () => {
      response.once('close', goOn);
      listener(request, response);
    };
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, []);
      answer();
    } else if (line.length < MOST_WAITING) line.push(answer);
    else socket.destroy();
  };
}
