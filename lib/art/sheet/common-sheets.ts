import { isKeyOf } from '#lib/game/look-up.ts';
import { framedIcon } from '../framed-icon.ts';
import { killMarkerSvg } from '../marker.ts';
import { realmSvg, careerSvg } from '../realm-badge.ts';
import { noPicture, svgResponse } from '../svg-response.ts';
import { COMMON_SHEETS, type CommonSheet, type Mark } from './common-sheet-names.ts';
import { sheetSvg } from './sheet-response.ts';
import { slotSvg, coinSvg } from '#lib/art/badge.ts';
import { GAME_OBJECT_ART, INSTANCE_ART } from '#lib/art/tables/quests.ts';
import { questSvg, iconGlyphSvg } from '#lib/art/icon.ts';

const MARK_PICTURES: Readonly<Record<Mark, () => string>> = {
  order: () => realmSvg('ORDER'),
  destruction: () => realmSvg('DESTRUCTION'),
  neutral: () => realmSvg('NEUTRAL'),
  rvr: () => iconGlyphSvg('rvr'),
  scenario: () => iconGlyphSvg('scenario'),
  completed: () => iconGlyphSvg('completed'),
  'not-completed': () => iconGlyphSvg('not-completed'),
  surrender: () => iconGlyphSvg('surrender'),
  gold: () => coinSvg('gold'),
  silver: () => coinSvg('silver'),
  copper: () => coinSvg('copper'),
  'quest-player-kill': () => questSvg('player-kill'),
  'quest-group-rvr': () => questSvg('group-rvr'),
  'quest-rvr': () => questSvg('rvr'),
  'quest-travel': () => questSvg('travel'),
  'quest-tome': () => questSvg('tome'),
  'quest-repeatable': () => questSvg('repeatable'),
  'quest-normal': () => questSvg('normal'),
  skull: killMarkerSvg,
  instance: () => framedIcon(INSTANCE_ART, { frame: 'circle' }),
  'game-object': () => framedIcon(GAME_OBJECT_ART, { frame: 'circle' }),
};

const PICTURES: Readonly<Record<CommonSheet, () => readonly string[]>> = {
  careers: () => COMMON_SHEETS.careers.map((career) => careerSvg(career.toUpperCase())),
  marks: () => COMMON_SHEETS.marks.map((mark) => MARK_PICTURES[mark]()),
  slots: () => COMMON_SHEETS.slots.map((slot) => slotSvg(slot)),
};

/** Answers `/sheet/{name}?v=` with one of the common sheets, or with 404. */
export const commonSheetResponse = (name: string, request: Request): Response =>
  isKeyOf(PICTURES, name) ? svgResponse(sheetSvg(PICTURES[name]()), request) : noPicture();
