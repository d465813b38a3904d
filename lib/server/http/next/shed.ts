import type { TextResponse } from '../wire/send-response.ts';

/** A page is not rendered, since too many others wait (load shedding). */
export class Shed extends Error {
  override readonly name = 'Shed';
}

/** The answer to a request that is refused under load. Browsers retry by themselves, spread over a few seconds. */
export function busyAnswer(): TextResponse {
  const seconds = String(2 + Math.floor(Math.random() * 4));
  return {
    status: 503,
    text: 'Many visitors are here at the moment. This page is asked for again in a few seconds.',
    headers: { 'retry-after': seconds, refresh: seconds },
  };
}
