import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection. Browsers send one at a time, and programs that send more only a few. */
export const MOST_WAITING = 32;

type Listener<Response> = (request: IncomingMessage, response: Response) => void;

/**
 * Answers the requests of one connection one after the other, each when the answer before it is on its way. They leave
 * in this order in any case (HTTP pipelining); made at once they would take the place of other visitors, and fill the
 * memory where nobody reads them. A connection with more requests in line than any program sends is cut.
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
