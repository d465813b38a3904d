import type { IncomingMessage } from 'node:http';
import { runWithContext } from '#lib/request-context.ts';
import type { Env } from '#lib/env.ts';
import { acceptedEncodings } from './accept-encoding.ts';
import { compressFor } from './compress-for.ts';
import { barePolicy, newNonce, pagePolicy } from './content-security-policy.ts';
import type { HookedResponse } from './hooked-response.ts';

/** Next's handler: resolves when the page is sent, or when the visitor is gone. */
export type PageHandler = (request: IncomingMessage, response: HookedResponse) => Promise<void>;

export interface PageOptions {
  readonly env: Pick<Env, 'IMAGE_ORIGIN'>;
  readonly dev: boolean;
  readonly tls: boolean;
}

/**
 * Renders a page under a content security policy of its own.
 * Next reads the nonce from the policy in the request, the pages read it from `x-nonce` or the scope.
 */
export async function renderPage(
  handler: PageHandler,
  request: IncomingMessage,
  response: HookedResponse,
  options: PageOptions,
): Promise<void> {
  const nonce = newNonce();
  const policy = pagePolicy({
    nonce,
    imageOrigin: options.env.IMAGE_ORIGIN,
    tls: options.tls,
    dev: options.dev,
  });
  request.headers['content-security-policy'] = policy;
  request.headers['x-nonce'] = nonce;
  // The listener's bare policy would win over the one that a route, such as an icon's, brings along.
  response.removeHeader('content-security-policy');
  const encodings = acceptedEncodings(request.headers['accept-encoding']);
  response.beforeHead = () => {
    if (isRendered(response)) response.setHeader('content-security-policy', policy);
    else if (!response.hasHeader('content-security-policy')) {
      response.setHeader('content-security-policy', barePolicy);
    }
    forbidKeeping(response);
    return compressFor(response, encodings);
  };
  const softNavigation = request.headers['rsc'] !== undefined;
  const context = { response, nonce, softNavigation, keepSeconds: undefined };
  await runWithContext(context, () => handler(request, response));
}

/** A rendering holds a nonce, so nobody may keep it; what routes send besides pages says for itself. */
function forbidKeeping(response: HookedResponse): void {
  if (!isRendered(response) && response.hasHeader('cache-control') && response.statusCode < 400) return;
  response.setHeader('cache-control', 'private, no-store');
}

function isRendered(response: HookedResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '');
  return type.startsWith('text/html') || type.startsWith('text/x-component');
}
