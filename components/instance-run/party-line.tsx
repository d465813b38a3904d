import { plural, thousands } from '#lib/format/number.ts';
import { itemRatings, type PartyMember, roleCounts, totalDeaths } from '#lib/game/instances/party.ts';

/** A party in one line, where there is no room for columns: deaths, item ratings and roles. */
export function PartyLine({ party }: { readonly party: readonly PartyMember[] }) {
  const deaths = totalDeaths(party);
  const ratings = itemRatings(party);
  const { tanks, healers, damageDealers } = roleCounts(party);
  return (
    <span className="flex flex-wrap gap-x-1 text-sm text-muted">
      <span>
        {thousands(deaths)} {plural(deaths, 'death', 'deaths')}
        {party.length > 0 && ' ·'}
      </span>
      {ratings && (
        <span>
          item rating {ratings.min} to {ratings.max}, average {ratings.average} ·
        </span>
      )}
      {party.length > 0 && (
        <span>
          {tanks} {plural(tanks, 'tank', 'tanks')}, {healers} {plural(healers, 'healer', 'healers')},{' '}
          {damageDealers} dps
        </span>
      )}
    </span>
  );
}
