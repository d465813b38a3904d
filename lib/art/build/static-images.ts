import sharp from 'sharp';
import { brandSvg, brandTileSvg } from '#lib/art/brand.ts';
import { COIN_METALS, coinSvg } from '#lib/art/coin.ts';
import { careerSvg } from '#lib/art/career-badge.ts';
import { framedIcon } from '#lib/art/framed-icon.ts';
import { killMarkerSvg } from '#lib/art/marker.ts';
import { questSvg } from '#lib/art/quest-icon.ts';
import { realmSvg, winnerSvg } from '#lib/art/realm-badge.ts';
import { iconGlyphSvg } from '#lib/art/icon-glyph.ts';
import { CAREER_ORDER } from '#lib/game/players/careers.ts';
import { INSTANCE_ART } from '#lib/art/tables/instances.ts';
import { QUEST_ART_KINDS } from '#lib/art/tables/quests.ts';
import { REALM_GLYPHS, type RealmName } from '#lib/art/tables/realms.ts';
import { icoFile } from './ico.ts';

/** A file under public/ and what it holds. */
export type StaticImage = readonly [path: string, content: string | Buffer];

const CREDIT = '<!-- Icons from game-icons.net, CC BY 3.0, modified -->';
const RENDER_DPI = 300;

const credited = (svg: string): string => svg.replace('>', `>${CREDIT}`) + '\n';

/** Drawn larger than it will be: at 72 dpi a drawing is as many pixels wide as it has units, of which ours have 64. */
const png = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: Math.max(RENDER_DPI, 1.25 * side) })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();

const careers = (): StaticImage[] =>
  [...CAREER_ORDER, 'UNKNOWN'].map((career) => [
    `images/icons/career/${career.toLowerCase()}.svg`,
    credited(careerSvg(career)),
  ]);

const realms = (): StaticImage[] =>
  (Object.keys(REALM_GLYPHS) as RealmName[]).map((realm) => [
    `images/icons/realm/${realm.toLowerCase()}.svg`,
    credited(realmSvg(realm)),
  ]);

const quests = (): StaticImage[] =>
  QUEST_ART_KINDS.map((kind) => [`images/icons/quest/${kind}.svg`, credited(questSvg(kind))]);

const coins = (): StaticImage[] =>
  COIN_METALS.map((metal) => [`images/icons/coin/${metal}.svg`, `${coinSvg(metal)}\n`]);

const instances = (): StaticImage[] => [
  ['images/icons/instance.svg', credited(framedIcon(INSTANCE_ART, { frame: 'circle' }))],
];

const glyphIcons = (): StaticImage[] => [
  ...(['rvr', 'scenario', 'broken-shield', 'completed', 'not-completed'] as const).map(
    (name): StaticImage => [`images/icons/${name}.svg`, credited(iconGlyphSvg(name))],
  ),
  ['images/maps/icons/skull_red.svg', credited(killMarkerSvg())],
];

const scenarioSides = async (): Promise<StaticImage[]> => {
  const sides = (['ORDER', 'DESTRUCTION'] as const).flatMap((realm) => [
    { realm, side: 64, suffix: '' },
    { realm, side: 128, suffix: '@2x' },
  ]);
  return Promise.all(
    sides.map(async ({ realm, side, suffix }): Promise<StaticImage> => [
      `images/icons/scenario/${realm.toLowerCase()}${suffix}.png`,
      await png(winnerSvg(realm), side),
    ]),
  );
};

const brand = async (): Promise<StaticImage[]> => [
  ['images/brand.svg', `${brandSvg()}\n`],
  ['icon.svg', `${brandSvg()}\n`],
  ['favicon.ico', icoFile(await png(brandSvg(), 32), 32)],
  ['apple-touch-icon.png', await png(brandTileSvg(8), 180)],
];

/** Around a logo of which a home screen may show no more than a circle of 80 % of the tile. */
const MASKED_MARGIN = 14;

/** Draws the icons that manifest.webmanifest names. */
const appIcons = async (): Promise<StaticImage[]> => [
  ['images/app/192.png', await png(brandSvg(), 192)],
  ['images/app/512.png', await png(brandSvg(), 512)],
  ['images/app/maskable-192.png', await png(brandTileSvg(MASKED_MARGIN), 192)],
  ['images/app/maskable-512.png', await png(brandTileSvg(MASKED_MARGIN), 512)],
];

/** Every image that is drawn once and committed: badges, icons, markers and the logo, but no zone map. */
export const staticImages = async (): Promise<readonly StaticImage[]> => [
  ...careers(),
  ...realms(),
  ...quests(),
  ...instances(),
  ...coins(),
  ...glyphIcons(),
  ...(await scenarioSides()),
  ...(await brand()),
  ...(await appIcons()),
];
