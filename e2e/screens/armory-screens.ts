import { fixtures } from '../fixtures/fixtures.ts';
import { narrow, sameLayout, type Screen, screen } from './screen.ts';

/** Armories: much worn, nothing worn, two compared. */
export const ARMORY_SCREENS: readonly Screen[] = [
  narrow('armory', () => `/character/${fixtures().armored}/armory`),
  sameLayout('bare armory', () => `/character/${fixtures().bare}/armory`),
  screen('compared armories', () => `/character/${fixtures().compared.join('/armory?vs=')}`),
];
