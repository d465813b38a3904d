import { CHARACTER_HISTORY_EXPORTS } from '#app/export/kinds/histories.ts';
import { CareerRows } from '#components/career/career-table.tsx';
import { SPELLS, STEPS } from '#components/history/history-tables.tsx';
import { PlotFigure } from '#components/plot/plot-figure.tsx';
import { StepPlot } from '#components/plot/step-plot.tsx';
import { TableSection } from '#components/ui/list/table-section.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { ArchiveNote } from '#components/ui/page/archive-note.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { CharacterHistoryPartsFragment, StepOfHistoryFragment } from '#graphql/generated/documents.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { getCharacterHistory } from '#lib/data/player/histories.ts';
import { HISTORY_RULE, daysText, historyWords } from '#lib/game/history/history-words.ts';
import { describePlayerHistory } from '#lib/seo/descriptions/describe-player.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

const FIGURES = [
  ['Renown rank', ({ renownRank }: StepOfHistoryFragment) => renownRank],
  ['Level', ({ level }: StepOfHistoryFragment) => level],
] as const;

const numberOf = (day: string): number => Date.parse(day) / 86_400_000;

/** Levels and renown ranks of a character over time, and its guilds one after the other. */
function CharacterHistory({ history }: { readonly history: CharacterHistoryPartsFragment }) {
  const { from, to, steps, spells } = history;
  const words = historyWords(history);
  const days = [...steps.map(({ day }) => numberOf(day)), numberOf(to ?? '') + 1];
  // What is known of no step has no line.
  const figures = FIGURES.filter(([, valueOf]) => steps.every((step) => valueOf(step) !== null));
  return (
    <>
      <Panel>
        <PlotFigure
          title="Level and renown rank"
          heading="h2"
          summary={<b className="text-md font-semibold text-text">{words}</b>}
          plot={
            steps.length > 1 && (
              <div className="grid grid-cols-2 gap-gap narrow:grid-cols-1">
                {figures.map(([name, valueOf]) => (
                  <div key={name}>
                    <h3 className="text-md">{name}</h3>
                    <StepPlot
                      label={`${name}. ${words}`}
                      steps={steps.map((step, at) => ({
                        at: (days[at] ?? 0) - (days[0] ?? 0),
                        value: valueOf(step) ?? 0,
                      }))}
                      end={(days.at(-1) ?? 0) - (days[0] ?? 0)}
                    >
                      <text y="100%" dy={18}>
                        {from && daysText(from)}
                      </text>
                      <text x="100%" y="100%" dy={18} textAnchor="end">
                        {to && daysText(to)}
                      </text>
                    </StepPlot>
                  </div>
                ))}
              </div>
            )
          }
          table={steps.length > 0 && <CareerRows table={STEPS} rows={steps.toReversed()} />}
        />
      </Panel>
      <TableSection title="Guilds" {...SPELLS} rows={spells} empty="No fight is known." />
    </>
  );
}

const start = startOnce((id: string) => ({ history: getCharacterHistory(id) }));

export async function generateMetadata(props: PageProps<'/character/[id]/history'>) {
  if (await askNotOffered('/character/[id]/history')) return metadataOfMissing();
  const found = await find(CHARACTER, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.character(id, '/history'),
    exports: CHARACTER_HISTORY_EXPORTS,
    query,
    ...describePlayerHistory(record),
  });
}

export default async function CharacterHistoryPage(props: PageProps<'/character/[id]/history'>) {
  const notOffered = await askNotOffered('/character/[id]/history');
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const found = await find(CHARACTER, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { history } = start(id);
  await awaitPanels(history);
  return (
    <PageSection>
      <Load from={history} label="history" rows={12}>
        {(found) => <CharacterHistory history={found} />}
      </Load>
      <p className="mt-3 max-w-prose text-sm text-muted">{HISTORY_RULE}</p>
      <ArchiveNote />
      <ExportLinks
        exports={CHARACTER_HISTORY_EXPORTS}
        path={routes.character(id, '/history')}
        query={query}
      />
    </PageSection>
  );
}
