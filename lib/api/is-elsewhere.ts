import { registeredEndpoint } from './schema/endpoint.ts';

/** True where the API is another one than our own, with rules of its own for what it counts (rules.md: Other APIs). */
export const isElsewhere = (): boolean => registeredEndpoint() !== undefined;
