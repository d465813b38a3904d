import { cache } from 'react';

import { track } from './load.tsx';

/**
 * Starts panels once in a request: by the title of the page, which comes before its content, or by its content. A panel
 * that fails is no unhandled rejection where the record turns out not to exist.
 * @param start gives the promises for Load, and with them what else the page shows them with
 * @example const start = startOnce((id: string) => ({ kills: listZoneKills(id) }));
 */
export function startOnce<Asked extends readonly unknown[], Started extends object>(
  start: (...asked: Asked) => Started,
): (...asked: Asked) => Started {
  const inRequest = cache((): { started?: Started } => ({}));
  return (...asked) => {
    const request = inRequest();
    request.started ??= start(...asked);
    promisesIn(request.started).forEach(track);
    return request.started;
  };
}

const promisesIn = (started: object): readonly Promise<unknown>[] =>
  Object.values({ ...started }).filter((panel) => panel instanceof Promise);
