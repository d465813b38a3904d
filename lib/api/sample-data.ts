import { env } from '#lib/env.ts';

import { dataOrigin } from './data-origin.ts';

/** True if the site shows the generated sample world, which no page may pass off as a real war. */
export function isSampleData(): boolean {
  return dataOrigin(env()) === 'sample world';
}
