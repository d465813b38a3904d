import type { KillRowFragment } from '#graphql/generated/documents.ts';
import { isOwnDeath, isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { routes } from '#lib/url/routes.ts';
import { CombatantCell } from '../character/combatant-cell.tsx';
import type { Column } from '../ui/table/column.ts';
import { detailsColumn } from '../ui/table/details-column.tsx';
import { Timestamp } from '../ui/time/timestamp.tsx';
import { killLocation } from '#lib/game/places/location.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { Chip } from '#components/ui/chip.tsx';

type KillColumn = Column<KillRowFragment>;

const time: KillColumn = {
  header: 'Time',
  width: 'w-[118px] compact:w-[104px] print:w-[116px]',
  narrow: { line: 1, from: 1, to: 3 },
  cell: (kill) => <Timestamp at={kill.time} variant="stacked" />,
};

const killer: KillColumn = {
  header: 'Killer',
  narrow: { line: 2, from: 1, to: 2 },
  cell: (kill) => {
    const attacker = killerOf(kill);
    if (isOwnDeath(kill)) return <span className="text-muted">own hand</span>;
    return attacker && <CombatantCell {...attacker} className="narrow:gap-1.5" />;
  },
};

const mark: KillColumn = {
  header: 'Killed',
  headerHidden: true,
  width: 'w-[54px] compact:w-10 print:w-8',
  narrow: { line: 2, from: 2, to: 3 },
  cell: () => <StrikeMark />,
};

const victim: KillColumn = {
  header: 'Victim',
  narrow: { line: 2, from: 3, to: 4 },
  cell: (kill) => <CombatantCell {...kill.victim} dimmed className="narrow:gap-1.5" />,
};

const type: KillColumn = {
  header: 'Type',
  width: 'w-[190px] compact:w-[140px] print:w-[120px]',
  narrow: { line: 1, from: 3, to: 4, atEnd: true },
  cell: (kill) => <KillPlace kill={kill} />,
};

const details: KillColumn = detailsColumn(
  ({ id }) => routes.kill(id),
  ({ victim: { character } }) => `Details of the kill of ${character.name}`,
);

/** The columns of a list that knows one side, and stands beside another one where there is room for both. */
const half = (other: KillColumn): readonly KillColumn[] => [
  { ...time, width: 'w-[92px] print:w-[116px]', narrow: { line: 1, from: 1, to: 3 } },
  { ...other, narrow: { line: 2, from: 1, to: 2 } },
  {
    ...type,
    width: 'w-[150px] compact:w-[210px] print:w-[210px]',
    narrow: { line: 2, from: 2, to: 3, atEnd: true },
  },
  { ...details, width: 'w-9' },
];

/** The columns of a list that stands beside the map of its place. */
const place: readonly KillColumn[] = [
  { ...time, width: 'w-[84px] print:w-[116px]' },
  killer,
  { ...mark, width: 'w-8' },
  victim,
  { ...details, width: 'w-9' },
];

/** The columns of a kill list: of both sides, without the side that the page is about, or without its place. */
export const KILL_COLUMNS: Readonly<Record<'all' | 'killer' | 'victim' | 'place', readonly KillColumn[]>> = {
  all: [time, killer, mark, victim, type, details],
  killer: half(victim),
  victim: half(killer),
  place,
};

/** The sword between killer and victim; its hilt points to the killer. */
function StrikeMark() {
  return (
    <svg
      className="block h-[18px] w-[54px] max-w-full text-accent compact:w-10 narrow:w-5"
      viewBox="0 0 54 18"
      role="img"
      aria-label="killed"
    >
      <path
        d="M2 9H12M12 3.5v11M15 7h26l9 2-9 2H15z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Shows the place of a kill, its kind of ground, and whether one attacker did it alone. */
function KillPlace({ kill }: { kill: KillRowFragment }) {
  const { kind, name } = killLocation(kill);
  const label = kind === 'scenario' ? 'Scenario' : 'RvR';
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-[3px] text-sm/[1.3] narrow:justify-end">
      <span>{name}</span>
      <span className="flex basis-full flex-wrap items-center gap-x-1.5 gap-y-0.5 text-muted narrow:flex-none narrow:flex-nowrap">
        <img src={staticImages.location(kind)} alt={label} width={16} height={16} />
        <span aria-hidden="true" className="narrow:hidden">
          {label}
        </span>
        {isSolo(kill) && <Chip tone="warning">Solo kill</Chip>}
      </span>
    </div>
  );
}
