import styles from './plot.module.css';
import { percentage } from './plot-label.tsx';

interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** The value as it is read. */
  readonly text: string;
}

/** One value of each of several things, one below the other. At least one of them is above 0. */
export function BarPlot({ bars }: { readonly bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <ul className="grid gap-2.5">
      {bars.map(({ key, name, value, text }) => (
        <li key={key}>
          <p className="flex items-baseline justify-between gap-4 text-sm">
            <span className="min-w-0 font-semibold wrap-break-word">{name}</span>
            <span className="text-muted">{text}</span>
          </p>
          <svg className={styles.track} aria-hidden="true">
            <rect width={percentage((value / longest) * 100)} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
