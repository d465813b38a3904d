import { PLAYER_RIVALS } from '#app/export/kinds/rivals.ts';
import { comparisonPage } from '#app/comparison-page.tsx';
import { CharacterChoices } from '#components/armory/character-choices.tsx';
import { RivalSuggestions } from '#components/armory/rival-suggestions.tsx';
import { FoeLists } from '#components/overview/foe-lists.tsx';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { comparePlayers } from '#lib/data/player/comparisons.ts';
import { suggestRivals } from '#lib/data/war/rivals.ts';
import { describeComparedPlayer } from '#lib/seo/descriptions/describe-player.ts';
import { routes } from '#lib/url/routes.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { type PlayerComparison, playerPairs, scenarioSourceWords } from '#lib/game/overview/comparison.ts';
import { type Companion, runWords } from '#lib/game/overview/scenario-form.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { roleWords } from '#lib/game/players/game-role.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { RivalCard } from '#components/feud/rival-card.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { Compared } from '#components/overview/compared.tsx';

interface Props {
  readonly comparison: PlayerComparison;
  readonly list: ListAddress;
}

/** Two players side by side. */
function ComparedPlayers({ comparison, list }: Props) {
  const { sides } = comparison;
  const [mine, theirs] = sides;
  const words = [roleWords(sides), scenarioSourceWords(comparison), sharedWords(comparison)];
  return (
    <Compared
      comparison={comparison}
      list={list}
      pairs={playerPairs(comparison)}
      words={words.filter(Boolean).join(' ')}
      near={<RivalCard character={mine} />}
      far={<RivalCard character={theirs} />}
      realm={realmOf(realmOfCareer(mine.career))}
      feud={routes.playerFeud(mine.id, theirs.id)}
    >
      <LinkButton href={routes.armoryComparison(mine.id, theirs.id)}>Compare armories</LinkButton>
    </Compared>
  );
}

/** The runs of scenarios that both fought in, as far as the form of the first tells. */
function sharedWords({ sides: [mine, theirs], forms: [form] }: PlayerComparison): string {
  if (!form) return `${mine.name} never fought in a scenario.`;
  const find = (companions: readonly Companion[]) =>
    companions.find(({ character }) => character.id === theirs.id) ?? { matches: 0, wins: 0 };
  const [together, against] = [find(form.comrades), find(form.rivals)];
  const parts = [
    together.matches > 0 && `${metWords(together)} on the same side`,
    against.matches > 0 && `${metWords(against)} against each other`,
  ].filter(Boolean);
  const sample = `${runWords(form)} of ${mine.name}`;
  return parts.length === 0 ? `They did not meet in ${sample}.` : `In ${sample}: ${parts.join(', ')}.`;
}

const metWords = ({ matches, wins }: Pick<Companion, 'matches' | 'wins'>): string =>
  `${counted(matches, 'run')} (${thousands(wins)} won)`;

const page = comparisonPage({
  source: CHARACTER,
  exports: PLAYER_RIVALS.comparison,
  what: 'player',
  path: routes.comparison,
  board: routes.leaderboard,
  whose: (characterId) => ({ characterId }),
  compare: comparePlayers,
  describe: describeComparedPlayer,
  compared: (found, list) => <ComparedPlayers comparison={found} list={list} />,
  choices: (choices, name, hrefOf) => <CharacterChoices choices={choices} name={name} hrefOf={hrefOf} />,
  suggest: suggestRivals,
  suggestions: (suggested, list) => <RivalSuggestions {...suggested} list={list} />,
  foes: (id, { sample }, hrefOf) => (
    <div className="grid grid-cols-2 items-start gap-gap compact:grid-cols-1">
      <FoeLists id={id} sample={sample} compareHref={hrefOf} />
    </div>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
