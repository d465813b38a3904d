import { type OutgoingHttpHeader, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/** Seconds. Outlasts the minute that load balancers keep a connection. */
export const KEEP_ALIVE = 65;

const CONNECTION = `connection: keep-alive\r\nkeep-alive: timeout=${KEEP_ALIVE}\r\n`;

/** Status and headers that many answers share, checked and written once. */
export class PreparedHead {
  readonly status: number;
  /** Names and values by turns. */
  readonly headers: readonly OutgoingHttpHeader[];
  readonly #lines: string;

  /**
   * @param headers names and values by turns
   * @throws TypeError for what cannot stand in a header
   */
  constructor(status: number, headers: readonly OutgoingHttpHeader[]) {
    this.status = status;
    this.headers = headers;
    this.#lines = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${linesOf(headers)}${CONNECTION}`;
  }

  /**
   * All that goes out before the body, on a connection that stays open.
   * @param more names and values by turns, of this answer alone; they are not checked
   */
  textWith(more: readonly OutgoingHttpHeader[]): string {
    let lines = this.#lines;
    for (let at = 0; at + 1 < more.length; at += 2) lines += `${more[at]}: ${more[at + 1]}\r\n`;
    return `${lines}${dateLine()}\r\n`;
  }
}

function linesOf(headers: readonly OutgoingHttpHeader[]): string {
  let lines = '';
  for (let at = 0; at + 1 < headers.length; at += 2) {
    const [name, value] = [String(headers[at]), String(headers[at + 1])];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
}

let dated = { second: 0, line: '' };

function dateLine(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== dated.second) dated = { second, line: `date: ${new Date(now).toUTCString()}\r\n` };
  return dated.line;
}
