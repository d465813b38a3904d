import type { Route } from 'next';

import { isOffered } from '#lib/api/offered.ts';

import { LinkButton } from '../ui/navigation/link-button.tsx';

/** Leads from what a character wears to a build that begins with it; nothing where no build can be planned. */
export const PlanLink = ({ href }: { readonly href: Route | null }) =>
  href &&
  isOffered('Query.items') && (
    <p>
      <LinkButton href={href}>Plan from here</LinkButton>
    </p>
  );
