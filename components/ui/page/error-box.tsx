import type { ApiError } from '#lib/api/api-error.ts';

import panel from './panel.module.css';

/** The error box: its text, the error's name, its message (rules.md: States of a panel). */
export function ErrorBox({ error }: { error: Pick<ApiError, 'name' | 'message'> }) {
  return (
    <div role="alert" className={`${panel.panel} border-l-3 border-l-danger px-5 py-4.5`}>
      <strong className="text-md text-danger">Error :(</strong>
      <p className="font-semibold">{error.name}</p>
      <p className="text-muted">{error.message}</p>
    </div>
  );
}
