import type { IncomingMessage } from 'node:http';
import { newContext, runWithContext } from '#lib/request-context.ts';
import type { Env } from '#lib/env.ts';
import { analyticsOrigin } from '#lib/analytics/analytics.ts';
import { acceptedEncodings } from './accept-encoding.ts';
import { encoderFor } from './encoder-for.ts';
import { denyAllPolicy, newNonce, pagePolicy } from './content-security-policy.ts';
import type { CompressingResponse } from './compressing-response.ts';

/** Next's handler: resolves when the page is sent, or when the visitor is gone. */
export type PageHandler = (request: IncomingMessage, response: CompressingResponse) => Promise<void>;

export interface PageOptions {
  readonly env: Pick<Env, 'IMAGE_ORIGIN' | 'ANALYTICS_ENDPOINT'>;
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
  response: CompressingResponse,
  options: PageOptions,
): Promise<void> {
  const nonce = newNonce();
  const policy = pagePolicy({
    nonce,
    imageOrigin: options.env.IMAGE_ORIGIN,
    analyticsOrigin: analyticsOrigin(options.env),
    tls: options.tls,
    dev: options.dev,
  });
  request.headers['content-security-policy'] = policy;
  request.headers['x-nonce'] = nonce;
  // The listener's policy, which denies all, would win over the one that a route, such as an icon's, brings along.
  response.removeHeader('content-security-policy');
  const encodings = acceptedEncodings(request.headers['accept-encoding']);
  response.onHeaders = () => {
    if (isRendered(response)) response.setHeader('content-security-policy', policy);
    else if (!response.hasHeader('content-security-policy')) {
      response.setHeader('content-security-policy', denyAllPolicy);
    }
    setCacheControl(response);
    return encoderFor(response, encodings);
  };
  const softNavigation = request.headers['rsc'] !== undefined;
  await runWithContext(newContext({ response, nonce, softNavigation }), () => handler(request, response));
}

/** A rendering holds a nonce, so nobody may keep it; what routes send besides pages says for itself. */
function setCacheControl(response: CompressingResponse): void {
  if (!isRendered(response) && response.hasHeader('cache-control') && response.statusCode < 400) return;
  response.setHeader('cache-control', 'private, no-store');
}

function isRendered(response: CompressingResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '');
  return type.startsWith('text/html') || type.startsWith('text/x-component');
}
