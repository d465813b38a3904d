import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '../http/guards/request-limits.ts';
import { sendText } from '../http/wire/send-response.ts';
import type { Metrics } from '../metrics.ts';
import type { Purgeable } from '../page-cache/purge-endpoint.ts';
import { answerPurge } from '../page-cache/purge-endpoint.ts';

/** The metrics of a process, or of all of them. */
export type MetricsText = Pick<Metrics, 'contentType' | 'text'>;

/** Answers those who keep the site running, and says whether it did. */
export type Operator = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const METRICS = '/metrics';
const PURGE = '/page-cache/purge';

/**
 * Answers `GET /metrics`, in the format of Prometheus, and `POST /page-cache/purge`. Who may ask is for the caller to
 * find out.
 * @param pages the pages that are kept, as soon as they are and where they are
 */
export function createOperator(metrics: MetricsText, pages: () => Purgeable | undefined): Operator {
  return async (request, response) => {
    const path = pathOf(request.url ?? '');
    const cache = pages();
    if (path === METRICS) {
      if (request.method === 'GET') await sendMetrics(metrics, response);
      else refuse(response, 'GET');
    } else if (path === PURGE && cache) {
      if (request.method === 'POST') await answerPurge(cache, request, response);
      else refuse(response, 'POST');
    } else return false;
    return true;
  };
}

async function sendMetrics(metrics: MetricsText, response: ServerResponse): Promise<void> {
  const body = await metrics.text();
  response.writeHead(200, {
    'content-type': metrics.contentType,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}

const refuse = (response: ServerResponse, allow: string): void =>
  sendText(response, { status: 405, text: 'Method not allowed', headers: { allow } });
