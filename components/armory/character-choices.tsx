import type { Route } from 'next';

import type { CharacterHitFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import { careerLabel } from '#lib/game/players/careers.ts';

import { Panel } from '../ui/panel.tsx';
import { RivalLink } from './rival-suggestions.tsx';

interface Props {
  /** At least one. */
  readonly choices: readonly CharacterHitFragment[];
  /** The address that a choice leads to. */
  readonly hrefOf: (id: string) => Route;
}

/** Lists the characters that a name may mean, with career, level and guild to tell them apart. */
export const CharacterChoices = ({ choices, hrefOf }: Props) => (
  <Panel as="section" ornate className="p-5">
    <h2 className="mb-3 text-lg">Who is meant?</h2>
    <ul className="grid gap-2">
      {choices.map((character) => (
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
  </Panel>
);
