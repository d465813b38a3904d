import { GetCharacterInfoDocument, GetGuildInfoDocument } from '#graphql/generated/documents.ts';
import { PROFILE } from '#lib/api/answer.ts';
import { recordById } from '../record-by-id.ts';

/** One character with its guild. */
export const CHARACTER = recordById(GetCharacterInfoDocument, PROFILE, ({ character }) => character);

/** One guild with its leader and number of members. */
export const GUILD = recordById(GetGuildInfoDocument, PROFILE, ({ guild }) => guild);
