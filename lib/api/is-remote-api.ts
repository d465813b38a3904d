import { registeredEndpoint } from './schema/endpoint.ts';

/** True if the API is a remote one, which has its own rules for what it counts (rules.md: Other APIs). */
export const isRemoteApi = (): boolean => registeredEndpoint() !== undefined;
