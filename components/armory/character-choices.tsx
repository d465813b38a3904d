import type { Route } from 'next';

import type { CharacterHitFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { MOST_CHOICES } from '#lib/game/search/name-match.ts';
import { routes } from '#lib/url/routes.ts';

import { MoreLink } from '../ui/list/more-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { RivalLink } from './rival-suggestions.tsx';

interface Props {
  /** At least one. */
  readonly choices: readonly CharacterHitFragment[];
  /** The name that may mean each of them. */
  readonly name: string;
  /** The address that a choice leads to. */
  readonly hrefOf: (id: string) => Route;
}

/** Lists the characters that match a name, distinguished by career, level and guild. */
export const CharacterChoices = ({ choices, name, hrefOf }: Props) => (
  <Panel as="section" ornate className="p-5">
    <h2 className="mb-3 text-lg">Who is meant?</h2>
    <ul className="grid gap-2">
      {choices.slice(0, MOST_CHOICES).map((character) => (
        <li key={character.id}>
          <RivalLink character={character} href={hrefOf(character.id)}>
            <span className="font-normal text-muted">
              {careerLabel(character.career)}, level {plain(character.level)}
              {character.guildMembership && `, ${character.guildMembership.guild.name}`}
            </span>
          </RivalLink>
        </li>
      ))}
    </ul>
    <MoreLink
      count={choices.length - MOST_CHOICES}
      one="character"
      many="characters"
      href={routes.searchResults(name)}
    />
  </Panel>
);
