import { framedIcon, type FrameOptions } from './framed-icon.ts';
import { QUEST_ART, type QuestArtKind } from './tables/quests.ts';

/** The round icon of a kind of quest (rules.md: Quest icons) as an SVG document. `size` in pixels, 64 by default. */
export const questSvg = (kind: QuestArtKind, options: Pick<FrameOptions, 'size'> = {}): string =>
  framedIcon(QUEST_ART[kind], { ...options, frame: 'circle' });
