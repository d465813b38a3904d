import { SLOT_PICTURES } from '#lib/game/armory/armory-groups.ts';
import { CAREER_ORDER } from '#lib/game/players/careers.ts';
import { careerSvg } from '../career-badge.ts';
import { COIN_METALS, coinSvg } from '../coin.ts';
import { framedIcon } from '../framed-icon.ts';
import { iconGlyphSvg } from '../icon-glyph.ts';
import { killMarkerSvg } from '../marker.ts';
import { questSvg } from '../quest-icon.ts';
import { realmSvg } from '../realm-badge.ts';
import { slotSvg } from '../slot-glyph.ts';
import { noPicture, svgResponse } from '../svg-response.ts';
import { INSTANCE_ART } from '../tables/instances.ts';
import { QUEST_ART_KINDS } from '../tables/quests.ts';
import { COMMON_SHEETS, type CommonSheet } from './common-sheet-names.ts';
import { type SheetPicture, sheetSvg } from './sheet-svg.ts';

const REALMS = ['ORDER', 'DESTRUCTION', 'NEUTRAL'] as const;
const GLYPHS = ['rvr', 'scenario', 'completed', 'not-completed', 'surrender'] as const;

const careers = (): SheetPicture[] =>
  [...CAREER_ORDER, 'UNKNOWN'].map((career) => ({ id: career.toLowerCase(), svg: careerSvg(career) }));

const marks = (): SheetPicture[] => [
  ...REALMS.map((realm) => ({ id: realm.toLowerCase(), svg: realmSvg(realm) })),
  ...GLYPHS.map((name) => ({ id: name, svg: iconGlyphSvg(name) })),
  ...COIN_METALS.map((metal) => ({ id: metal, svg: coinSvg(metal) })),
  ...QUEST_ART_KINDS.map((kind) => ({ id: `quest-${kind}`, svg: questSvg(kind) })),
  { id: 'skull', svg: killMarkerSvg() },
  { id: 'instance', svg: framedIcon(INSTANCE_ART, { frame: 'circle' }) },
];

const slots = (): SheetPicture[] => SLOT_PICTURES.map((slot) => ({ id: slot, svg: slotSvg(slot) }));

const PICTURES: Readonly<Record<CommonSheet, () => SheetPicture[]>> = { careers, marks, slots };

/** The pictures of a common sheet. */
const commonSheet = (name: CommonSheet): string => sheetSvg(PICTURES[name]());

/** Answers `/sheet/{name}?v=` with one of the common sheets, or with 404. */
export function commonSheetResponse(name: string, request: Request): Response {
  const known = COMMON_SHEETS.find((sheet) => sheet === name);
  return known ? svgResponse(commonSheet(known), request) : noPicture();
}
