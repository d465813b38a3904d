import type { ReactNode } from 'react';

interface Props {
  /** A heading where it is a whole page that is missing. */
  readonly as?: 'p' | 'h1';
  readonly children?: ReactNode;
}

/** The not-found text of spec §8. */
export function NotFound({ as: Text = 'p', children }: Props) {
  return (
    <div className="panel orn not-found">
      <img src="/images/icons/broken-shield.svg" alt="" width={72} height={72} loading="lazy" />
      <Text className="font-display text-2xl font-semibold">Not found</Text>
      {children}
    </div>
  );
}
