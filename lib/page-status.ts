import { requestContext } from './request-context.ts';

/**
 * Sets the status of the page being rendered, for the answers Next would send as 200, and headers that go with it.
 * Does nothing once the headers are out, on soft navigation, and outside of a request.
 */
export function setStatus(code: number, headers: Readonly<Record<string, string>> = {}): void {
  const context = requestContext();
  if (!context || context.softNavigation || context.response.headersSent) return;
  context.response.statusCode = code;
  for (const [name, value] of Object.entries(headers)) context.response.setHeader(name, value);
}
