import { fixtures } from '../fixtures/fixtures.ts';
import { narrow, sameLayout, type Screen, screen } from './screen.ts';

/** The screens of items in every state that looks different. */
export const ITEM_SCREENS: readonly Screen[] = [
  narrow('items', () => '/items'),
  sameLayout('filtered items', () => '/items?type=AXE&stat=STRENGTH'),
  narrow('item', () => `/item/${fixtures().setPiece}`),
  screen('what an item buys', () => `/item/${fixtures().currency}/purchase`),
  screen('item that only quests give', () => `/item/${fixtures().questItem}`),
  sameLayout('item without a source', () => `/item/${fixtures().tablessItem}`),
  // Of the two the one that no other screen is about: a comparison has the canonical address of its item.
  screen('compared items', () => `/item/${fixtures().comparable.toReversed().join('?vs=')}`),
];

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
