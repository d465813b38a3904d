import { framedIcon, type FrameOptions } from './framed-icon.ts';
import { resolveIcon } from './icon-number.ts';
import { QUEST_ART, type QuestArtKind } from '#lib/art/tables/quests.ts';
import { svgDocument, paintGlyph } from './svg.ts';
import { ICON_GLYPHS, type IconGlyphName } from '#lib/art/tables/icon-glyphs.ts';

/** Paints that keep 3:1 on the dark and on the light theme's surfaces, so that one file serves both. */
const BRASS = '#a27a33';
const EMBER = '#c9612a';

const paintOf = (name: IconGlyphName): string => (name === 'not-completed' ? EMBER : BRASS);

/** A small icon of one colour without a background, as an SVG document in the glyph's own 512 unit box. */
export const iconGlyphSvg = (name: IconGlyphName, size = 24): string =>
  svgDocument(
    { box: '0 0 512 512', width: size, height: size },
    paintGlyph(ICON_GLYPHS[name], paintOf(name)),
  );

/** The round icon of a kind of quest (rules.md: Quest icons) as an SVG document. `size` in pixels, 64 by default. */
export const questSvg = (kind: QuestArtKind, options: Pick<FrameOptions, 'size'> = {}): string =>
  framedIcon(QUEST_ART[kind], { ...options, frame: 'circle' });

/**
 * The picture of an icon number as an SVG document of about 3 KB. Pure and total: the same number gives the same
 * picture forever, and every number gives one.
 */
export const iconSvg = (number: number, options: FrameOptions = {}): string =>
  framedIcon(resolveIcon(number), options);
