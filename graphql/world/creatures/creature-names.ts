import { generateName } from '#graphql/world/characters/character-names.ts';
import type { Random } from '#graphql/world/random.ts';
import type { Trade } from './creature.ts';
import type { Kind } from './families.ts';

const words = (list: string): readonly string[] => list.split(' ');

const EPITHETS: Readonly<Record<Exclude<Kind['nameStyle'], 'humanoid'>, readonly string[]>> = {
  wild: words(
    'Scarred Old Starved Dire Ridge Marsh Thornback Black Grey Ravenous Blind Elder Cave Young Rabid',
  ),
  tame: words('Plump Dusty Stray Brown Spotted Sleepy Lost Muddy Clever Farm'),
  daemon: words('Howling Crowned Ashen Wailing Many-Eyed Laughing Nameless Burning Gilded Weeping'),
  undead: words('Restless Hollow Ancient Bound Mournful Shackled Crumbling Sunken Gilded Risen'),
  siege: words('Reinforced Dwarfen Makeshift Ironbound Rusted Captured'),
};

const OFFICES = words(
  'Sentry Captain Herald Scout Armsman Courier Sergeant Warden Envoy Outrider Watchman Provost Sapper',
);

const TITLES: Readonly<Record<Trade, readonly string[]>> = {
  armor: words('Armorer Platesmith Tanner'),
  weapons: words('Weaponsmith Bladewright Fletcher'),
  apothecary: words('Apothecary Herbalist'),
  talismans: ['Talisman Seller', 'Gemcutter'],
  dyes: words('Dyer Clothier'),
  crafts: ['Crafts Trader', 'Salvager'],
  stables: words('Stablemaster Horsetrader'),
  renown: ['Renown Quartermaster', 'Armory Master'],
  medals: ['Medal Quartermaster', 'Warquartermaster'],
  curios: ['Curio Dealer', 'Peddler', 'Junk Trader'],
};

/** A name for one of a kind: a personal one for some humanoids, the noun with an epithet for others. */
export function creatureName(random: Random, kind: Kind, trade: Trade | null): string {
  const { nameStyle, race, noun } = kind;
  if (nameStyle === 'humanoid' && race) {
    const name = generateName(random, race);
    if (trade) return `${name}, ${random.pick(TITLES[trade])}`;
    const style = random.next();
    if (style < 0.35) return name;
    return style < 0.65 ? `${noun} ${random.pick(OFFICES)}` : `${name} the ${noun}`;
  }
  if (nameStyle === 'humanoid') return noun;
  const style = random.next();
  if (style < 0.15) return noun;
  const epithet = random.pick(EPITHETS[nameStyle]);
  return style < 0.85
    ? `${epithet} ${noun}`
    : `${epithet} ${noun} ${random.pick(['Matriarch', 'Alpha', 'Terror', 'Lurker'])}`;
}
