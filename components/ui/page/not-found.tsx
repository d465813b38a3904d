import type { ReactNode } from 'react';

import { staticImages } from '#lib/url/image/static-images.ts';

import { Panel } from './panel.tsx';

interface Props {
  /** A heading where it is a whole page that is missing. */
  readonly as?: 'p' | 'h1';
  readonly children?: ReactNode;
}

/** The text "Not found", for what does not exist (rules.md: States of a panel). */
export function NotFound({ as: Text = 'p', children }: Props) {
  return (
    <Panel ornate className="grid justify-items-center gap-3.5 px-5 pt-11 pb-12 text-center">
      <img src={staticImages.brokenShield} alt="" width={72} height={72} loading="lazy" />
      <Text className="font-display text-2xl leading-title font-semibold">Not found</Text>
      {children}
    </Panel>
  );
}
