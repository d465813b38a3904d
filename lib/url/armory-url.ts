import { routes } from './routes.ts';

/**
 * Returns the address of a character's armory: on the external site of the pattern, with `{id}` for the character, or
 * on our own without one (rules.md: Characters).
 * @example armoryUrl('https://armory.example/character/{id}', '7') // 'https://armory.example/character/7'
 * @example armoryUrl(null, '7') // '/character/7/armory'
 */
export function armoryUrl(pattern: string | null, characterId: string): string {
  return (
    pattern?.replaceAll('{id}', () => encodeURIComponent(characterId)) ??
    routes.character(characterId, '/armory')
  );
}
