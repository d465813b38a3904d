import { env } from '#lib/env.ts';

import { registeredApi } from './registry.ts';

/** True if the site has a live stream: over its own database, or over the archive of a remote API. */
export const isLiveOffered = (): boolean => env().LIVE && (registeredApi() !== undefined || env().ARCHIVE);
