import { Random } from '#graphql/world/random.ts';
import { Urn } from '#graphql/world/urn.ts';
import type { Tier } from '#graphql/world/people/levels.ts';
import type { Area, Areas } from '#graphql/world/places/areas.ts';
import { type Zone, ZONES } from '#graphql/world/places/zones.ts';

/** A front holds for six hours, then the war moves on. */
const PERIOD = 6 * 3600;

/** Zones of unknown tier where people fight in the open all the same; most of them have no map corners. */
const WILD = new Set([26, 27, 51, 52, 117, 120, 177, 179, 191, 220, 241, 242, 243, 244]);

/** How often a zone is fought over when it is not the front of the day; 0 for never. */
function drawWeight(zone: Zone): number {
  if (WILD.has(zone.id)) return 0.3;
  if (zone.kind === 'open-world' && zone.tier > 0) return 2;
  if (zone.kind === 'fortress') return 0.5;
  return zone.kind === 'city' && zone.tier > 0 ? 0.25 : 0;
}

const TIERS: readonly Tier[] = [1, 2, 3, 4];

const ZONES_OF_TIER: ReadonlyMap<Tier, Urn<Zone>> = new Map(
  TIERS.map((tier) => [
    tier,
    new Urn(
      ZONES.filter((zone) => (zone.tier || 4) === tier),
      drawWeight,
    ),
  ]),
);

/** Draws where a fight in the open takes place: mostly at the front of the tier at that time. */
export class Fronts {
  readonly #seed: string;
  readonly #areas: Areas;
  readonly #fronts = new Map<string, Zone>();

  constructor(seed: string, areas: Areas) {
    this.#seed = seed;
    this.#areas = areas;
  }

  /** @throws RangeError for a tier without zones */
  draw(random: Random, tier: Tier, time: number): Area {
    const zone = random.chance(0.55) ? this.#frontAt(tier, time) : this.#zoneOf(random, tier);
    return random.pick(this.#areas.get(zone) ?? []);
  }

  #frontAt(tier: Tier, time: number): Zone {
    const name = `${this.#seed}/front/${tier}/${Math.floor(time / PERIOD)}`;
    const known = this.#fronts.get(name);
    if (known) return known;
    const front = this.#zoneOf(new Random(name), tier);
    this.#fronts.set(name, front);
    return front;
  }

  #zoneOf(random: Random, tier: Tier): Zone {
    const urn = ZONES_OF_TIER.get(tier);
    if (!urn) throw new RangeError(`No zones of tier ${tier}`);
    return urn.draw(random);
  }
}
