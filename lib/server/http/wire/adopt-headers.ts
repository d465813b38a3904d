import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Headers as `writeHead` takes them: by name, or names and values by turns. */
export type HeadersArgument = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Adopts the headers given to writeHead, so that `getHeader` sees all headers. */
export function adoptHeaders(response: ServerResponse, headers: HeadersArgument | undefined): void {
  const adopt = (name: string, value: OutgoingHttpHeader | undefined) => {
    if (value !== undefined) response.setHeader(name, value);
  };
  if (Array.isArray(headers)) {
    for (let at = 0; at + 1 < headers.length; at += 2) adopt(String(headers[at]), headers[at + 1]);
  } else {
    for (const [name, value] of Object.entries(headers ?? {})) adopt(name, value);
  }
}
