import type { CharacterHitFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { filteredHref, type ListAddress } from '#lib/url/list-address.ts';

import { Panel } from '../ui/panel.tsx';
import { RivalLink } from './rival-suggestions.tsx';

interface Props {
  /** At least one. */
  readonly choices: readonly CharacterHitFragment[];
  /** The armory whose address the links change. */
  readonly list: ListAddress;
}

/** Lists the characters that a name may mean, with career, level and guild to tell them apart. */
export const CharacterChoices = ({ choices, list }: Props) => (
  <Panel as="section" ornate className="p-5">
    <h2 className="mb-3 text-lg">Who is meant?</h2>
    <ul className="grid gap-2">
      {choices.map((character) => (
        <li key={character.id}>
          <RivalLink character={character} href={filteredHref(list, 'vs', character.id)}>
            <span className="font-normal text-muted">
              {careerLabel(character.career)}, level {plain(character.level)}
              {character.guildMembership && `, ${character.guildMembership.guild.name}`}
            </span>
          </RivalLink>
        </li>
      ))}
    </ul>
  </Panel>
);
