import { plain } from '#lib/format/number.ts';
import { type BattleCourse, type BattleMinute, minutesTogether } from '#lib/game/battles/report/course.ts';
import type { Loss } from '#lib/game/battles/report/rows.ts';
import { courseWords } from '#lib/game/battles/report/words.ts';

import { PlotFigure } from '../../plot/plot-figure.tsx';
import { percentage } from '../../plot/plot-label.tsx';
import styles from '../../plot/plot.module.css';
import { SidesPlot } from '../../plot/sides-plot.tsx';
import { Panel, SectionHeading } from '../../ui/page/panel.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { DrawnTime, Timestamp, WithTimes } from '../../ui/time/timestamp.tsx';
import { TurningPoint } from './turning-point.tsx';

const columns: readonly Column<BattleMinute>[] = [
  { header: 'From', cell: ({ time }) => <Timestamp at={time} variant="time" precision="minute" /> },
  { header: 'Order', align: 'end', cell: ({ order }) => plain(order) },
  { header: 'Destruction', align: 'end', cell: ({ destruction }) => plain(destruction) },
  {
    header: 'Lead',
    meaning: 'All kills of Order so far less those of Destruction',
    align: 'end',
    cell: ({ lead }) => (lead < 0 ? `−${plain(-lead)}` : plain(lead)),
  },
];

interface Props {
  readonly course: BattleCourse;
  readonly losses: readonly Loss[];
}

/** The kills of a battle by minute, with the lead as a line and the three minutes that changed it most; who killed then. */
export function CoursePlot({ course, losses }: Props) {
  const { minutes, turningPoint } = course;
  const first = minutes[0]?.time ?? 0;
  const last = minutes.at(-1)?.time ?? 0;
  const at = (time: number): number => ((time - first) / 60 / minutes.length) * 100;
  return (
    <section>
      <SectionHeading>Course</SectionHeading>
      <Panel>
        <PlotFigure
          title="Kills by minute"
          summary={<WithTimes words={(time, zone) => courseWords(course, time, zone)} />}
          plot={
            minutes.length > 1 && (
              <SidesPlot
                label="Kills of both sides by minute, with the lead as a line; in words above"
                bars={minutes.map(({ order, destruction }, at) => ({ at, above: order, below: destruction }))}
                names={['Kills of Order', 'Kills of Destruction']}
                line={{
                  name: 'Lead of Order, on a scale of its own',
                  values: minutes.map(({ lead }) => lead),
                }}
              >
                {turningPoint && minutes.length > 3 && (
                  <rect
                    x={percentage(at(turningPoint.from))}
                    width={percentage(at(turningPoint.to) - at(turningPoint.from))}
                    height="100%"
                    className={styles.turn}
                  />
                )}
                <text y="100%" dy={18}>
                  <DrawnTime at={first} variant="time" />
                </text>
                <text x="100%" y="100%" dy={18} textAnchor="end">
                  <DrawnTime at={last} variant="time" /> <DrawnTime at={last} variant="zone" />
                </text>
              </SidesPlot>
            )
          }
          table={
            minutes.length > 0 && (
              <Table
                caption="Kills by minute"
                columns={columns}
                rows={minutesTogether(minutes)}
                rowKey={({ time }) => String(time)}
              />
            )
          }
        />
      </Panel>
      <TurningPoint course={course} losses={losses} />
    </section>
  );
}
