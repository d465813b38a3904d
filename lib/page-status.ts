import { requestContext } from './request-context.ts';

/**
 * Sets the status of the page being rendered, which Next would send as 200, and headers that go with it. Does nothing
 * once the headers are sent, on soft navigations, and outside of a request.
 */
export function setStatus(code: number, headers: Readonly<Record<string, string>> = {}): void {
  const context = requestContext();
  if (!context || context.softNavigation || context.response.headersSent) return;
  context.response.statusCode = code;
  for (const [name, value] of Object.entries(headers)) context.response.setHeader(name, value);
}
