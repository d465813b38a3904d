import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly value: ReactNode;
  /** A line below the value: what it is of. */
  readonly children?: ReactNode;
}

/** One number at the head of an overview. */
export function Figure({ label, value, children }: Props) {
  return (
    <div className="min-w-0 px-5 py-4 narrow:px-3.5 narrow:py-3">
      <dt className="text-sm/[1.45] text-muted">{label}</dt>
      <dd>
        <span className="tracking-figure block text-[1.625rem] leading-[1.2] font-bold narrow:text-[1.375rem]">
          {value}
        </span>
        {children && <span className="block text-sm text-muted">{children}</span>}
      </dd>
    </div>
  );
}
