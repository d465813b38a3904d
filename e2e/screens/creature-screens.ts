import { fixtures } from '../fixtures/fixtures.ts';
import { narrow, sameLayout, type Screen, screen } from './screen.ts';

/** The screens of creatures and game objects. */
export const CREATURE_SCREENS: readonly Screen[] = [
  screen('game objects', () => '/gameobjects'),
  screen('creatures', () => '/creatures'),
  narrow('creature', () => `/creature/${fixtures().questVendor}`),
  sameLayout('quests that end at a creature', () => `/creature/${fixtures().questVendor}/finished`),
  screen('goods of a creature', () => `/creature/${fixtures().questVendor}/vendorItems`),
  sameLayout('creature in several zones', () => `/creature/${fixtures().questGiver}`),
  screen('vendor that stands nowhere', () => `/creature/${fixtures().placelessVendor}`),
  sameLayout('creature in a zone without a map', () => `/creature/${fixtures().mapless}`),
  screen('game object', () => `/gameobject/${fixtures().questlessObject}`),
  screen('game object with quests', () => `/gameobject/${fixtures().questObject}`),
];
