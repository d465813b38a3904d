import type { ApiError } from '#lib/api/api-error.ts';
import panel from './panel.module.css';

type ShownError = Pick<ApiError, 'name' | 'message'> & { readonly kind?: ApiError['kind'] };

/**
 * The error box: its text, the error's name, its message (rules.md: States of a panel). What lies beyond the site's
 * archive of an API that is away is no error: it is said in a line.
 */
export function ErrorBox({ error }: { error: ShownError }) {
  if (error.kind === 'unarchived') {
    return (
      <p role="status" className={`${panel.panel} col-span-full mb-3.5 border-l-3 border-l-warn px-4 py-2.5`}>
        {error.message}
      </p>
    );
  }
  return (
    <div role="alert" className={`${panel.panel} border-l-3 border-l-danger px-5 py-4.5`}>
      <strong className="text-md text-danger">Error :(</strong>
      <p className="font-semibold">{error.name}</p>
      <p className="text-muted">{error.message}</p>
    </div>
  );
}

/** A page whose main record could not be read. Every page loads it for defects, so that it stays this small. */
export function ErrorScreen({ error }: { error: ShownError }) {
  return (
    <div className="mx-auto w-full max-w-310 px-gutter pt-10">
      <h1 className="mb-5 text-2xl leading-title">This page could not be loaded</h1>
      <ErrorBox error={error} />
    </div>
  );
}
