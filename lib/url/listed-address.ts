/**
 * Whole lists by their paths, with the parameters that make a page of its own: a part of a catalogue, a further page of
 * it, a period. Any other parameter arranges a page, or chooses from it.
 */
export const OWN_PARAMS: Readonly<Record<string, readonly string[]>> = {
  '/battles': [],
  '/chapters': ['after', 'letter'],
  '/creatures': ['after', 'letter'],
  '/dungeons': [],
  '/gameobjects': ['after', 'letter'],
  '/instance-runs': ['instance'],
  '/instances': ['after'],
  '/items': ['after', 'rarity', 'type'],
  '/kills': [],
  '/leaderboard': ['by', 'per', 'period'],
  '/leaderboard/guilds': ['period'],
  '/leaderboard/sheet': ['period'],
  '/quests': ['after', 'letter'],
  '/ranked-leaderboard': ['season', 'type'],
  '/scenarios': [],
  '/skirmishes': [],
};

/** Searches, and pairs that a visitor puts together. */
const ASKED_FOR = /^\/search(?:\/|$)|\/compare$|^\/skirmish\/[^/]+\/damage\/./;

/**
 * True if search engines may list the page at a canonical address: a record, a list, and what a parameter makes a page
 * of its own. The head of the page says so, and links to any other page say it too (rules.md: Search engines).
 * @example isListed('/instance-runs?instance=60') // true
 * @example isListed('/kills?soloOnly=true') // false
 */
export function isListed(address: string): boolean {
  const [path = '', query] = address.split('?');
  if (ASKED_FOR.test(path)) return false;
  return query === undefined || namesOf(query).every((name) => OWN_PARAMS[path]?.includes(name));
}

const namesOf = (query: string): readonly string[] => [...new URLSearchParams(query).keys()];

/**
 * True if search engines should follow a link: to a page that they may list, and on through a whole list. What chooses,
 * sorts, marks and compares comes to far more pages than there are records.
 * @param href an address of the site, with or without a fragment
 */
export function isFollowed(href: string): boolean {
  const [address = ''] = href.split('#');
  if (isListed(address)) return true;
  const [path = '', query = ''] = address.split('?');
  return Object.hasOwn(OWN_PARAMS, path) && namesOf(query).join() === 'after';
}
