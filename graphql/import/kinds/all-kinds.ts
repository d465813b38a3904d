import type { Kind } from '../kind.ts';
import { BATTLE_KINDS } from './battle-kinds.ts';
import { INSTANCE_KINDS } from './instance-kinds.ts';
import { KILL } from './kill-kind.ts';
import { LIBRARY_KINDS } from './library-kinds.ts';
import { PEOPLE_KINDS } from './people-kinds.ts';
import { PLACE_KINDS } from './place-kinds.ts';

/** Everything that can be imported. */
export const IMPORT_KINDS: readonly Kind[] = [
  KILL,
  ...BATTLE_KINDS,
  ...INSTANCE_KINDS,
  ...PEOPLE_KINDS,
  ...PLACE_KINDS,
  ...LIBRARY_KINDS,
];
