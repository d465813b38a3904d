import type { BattleInfoFragment } from '#graphql/generated/documents.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { spanOf } from '#lib/format/time.ts';
import { battlePlace, namedBattle } from '#lib/game/battles/report/report.ts';
import { wonOutnumbered } from '#lib/game/battles/report/sides.ts';
import { battleSentence } from '#lib/game/battles/report/words.ts';

import { RealmTotal } from '../../scoreboard/realm-total.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Duration } from '../../ui/time/duration.tsx';
import { FactTime } from '../../ui/time/fact-time.tsx';

/** The head of a battle's report: the battle in one sentence, and how the sides split players and kills. */
export function ReportHead({ battle }: { readonly battle: BattleInfoFragment }) {
  const { order, destruction, skirmishes } = battle;
  const totals = [
    ['players', 'player'],
    ['kills', 'kill'],
  ] as const;
  return (
    <Panel as="section" ornate className="px-6 py-5.5 narrow:px-3.5 narrow:py-4">
      <h1 className="text-2xl">{battlePlace(battle)}</h1>
      <p className="mt-1.5 text-muted">
        <FactTime at={battle.startTime} precision="minute" />
        <Duration ms={spanOf(battle.startTime, battle.endTime)} precision="minute" /> ·{' '}
        {thousands(skirmishes.length)} {plural(skirmishes.length, 'skirmish', 'skirmishes')}
      </p>
      <p className="mt-2 mb-5 text-md font-semibold">
        {battleSentence(namedBattle(battle))}{' '}
        {wonOutnumbered(battle) && (
          <Chip tone="warning" title="More kills, with fewer than 80% of the other side’s players">
            Outnumbered and won
          </Chip>
        )}
      </p>
      <div className="grid grid-cols-2 gap-x-8 gap-y-5 narrow:grid-cols-1 narrow:gap-2.5">
        {totals.map(([key, one]) => {
          const total = order[key] + destruction[key];
          return (
            <RealmTotal
              key={key}
              figure={thousands(total)}
              what={plural(total, one, key)}
              order={order[key]}
              destruction={destruction[key]}
            />
          );
        })}
      </div>
    </Panel>
  );
}
