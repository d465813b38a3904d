import { Random } from '#graphql/rules/random.ts';
import { WeightedSampler } from '#graphql/world/weighted-sampler.ts';
import type { Tier } from '#graphql/world/characters/characters.ts';
import type { Area, Areas } from '#graphql/world/zones/areas.ts';
import { type Zone, ZONES } from '#graphql/world/zones/zones.ts';

/** Every six hours another zone of each tier is the contested one. */
const ROTATION_SECONDS = 6 * 3600;

/** Zones of unknown tier with open-world fights; most of them have no map corners. */
const UNTIERED_ZONES = new Set([26, 27, 51, 52, 117, 120, 177, 179, 191, 220, 241, 242, 243, 244]);

/** Returns the weight of a zone among the fights outside the contested zone; 0 for never. */
function weightOf(zone: Zone): number {
  if (UNTIERED_ZONES.has(zone.id)) return 0.3;
  if (zone.kind === 'open-world' && zone.tier > 0) return 2;
  if (zone.kind === 'fortress') return 0.5;
  return zone.kind === 'city' && zone.tier > 0 ? 0.25 : 0;
}

const TIERS: readonly Tier[] = [1, 2, 3, 4];

const SAMPLER_OF_TIER: ReadonlyMap<Tier, WeightedSampler<Zone>> = new Map(
  TIERS.map((tier) => [
    tier,
    new WeightedSampler(
      ZONES.filter((zone) => (zone.tier || 4) === tier),
      weightOf,
    ),
  ]),
);

/** Draws where an open-world fight takes place: mostly in the contested zone of the tier at that time. */
export class ContestedZones {
  readonly #seed: string;
  readonly #areas: Areas;
  readonly #contested = new Map<string, Zone>();

  constructor(seed: string, areas: Areas) {
    this.#seed = seed;
    this.#areas = areas;
  }

  /** @throws RangeError for a tier without zones */
  drawArea(random: Random, tier: Tier, time: number): Area {
    const zone = random.chance(0.55) ? this.#contestedAt(tier, time) : this.#drawZone(random, tier);
    return random.pick(this.#areas.get(zone) ?? []);
  }

  #contestedAt(tier: Tier, time: number): Zone {
    const stream = `${this.#seed}/front/${tier}/${Math.floor(time / ROTATION_SECONDS)}`;
    const known = this.#contested.get(stream);
    if (known) return known;
    const zone = this.#drawZone(new Random(stream), tier);
    this.#contested.set(stream, zone);
    return zone;
  }

  #drawZone(random: Random, tier: Tier): Zone {
    const sampler = SAMPLER_OF_TIER.get(tier);
    if (!sampler) throw new RangeError(`No zones of tier ${tier}`);
    return sampler.draw(random);
  }
}
